import { IconLock } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import type { SessionUser } from "#core/auth/contract/auth.ts";
import { lockTill, TILL_KEY } from "#core/shared-tills/web/public.ts";
import { toId } from "#platform/domain/ids.ts";
import { useUser } from "#platform/web/session/session.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { useT } from "#platform/web/use-t.ts";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { cartStoreOf } from "../public.ts";
import classes from "./till-guard.module.css";

/** Who was at this till last: their number and their name. */
const PERSON_KEY = "till_person";

/** When somebody last touched it, in whichever of its tabs: milliseconds. */
const TOUCHED_KEY = "till_touched";

/** A finger that moves is noted no more often, in milliseconds. */
const NOTE_MS = 1_000;

/** As long as a sent order can be taken back, in milliseconds. */
const UNDO_MS = 8_000;
/** How often it is looked whether the message of a sent order has been put away, in milliseconds. */
const LOOK_MS = 300;

type Till = NonNullable<SessionUser["shared_till"]>;

/** In the top bar of a shared till: locks it by a tap, when nobody touched it for a while, and after an order was sent. */
export function TillGuard({ till }: { till: Till }) {
  const t = useT();
  const lock = () => void lockTill();
  const [isSent, setIsSent] = useState(false);
  useEffect(() => void writeStored(TILL_KEY, till.title), [till.title]);
  useLineTakers();
  useIdle(till.lock_after_seconds, lock);
  useOrderMade(() => setIsSent(till.lock_after_sending));
  return (
    <>
      <IconButton label={t("sharedTills.lock")} icon={<IconLock size={22} />} onClick={lock} />
      {isSent ? <SentVeil onLock={lock} onBack={() => setIsSent(false)} /> : null}
    </>
  );
}

/** What the person before left in the cart is theirs: the line says so, and equal ones of the next person stay apart. */
function useLineTakers(): void {
  const user = useUser();
  const person = user?.user_id ?? null;
  const name = user?.name ?? "";
  const tenant = user?.tenant_id ?? null;
  useEffect(() => {
    if (person === null || tenant === null) return;
    const [id = "", ...names] = (readStored(PERSON_KEY) ?? "").split(" ");
    const before = Number(id);
    writeStored(PERSON_KEY, `${person} ${name}`);
    if (before === 0 || before === person) return;
    const store = cartStoreOf(tenant);
    const { cart } = store.getState();
    const lines = cart.lines.map((line) => {
      const { takenBy = toId<"User">(before), takerName = names.join(" ") } = line;
      return takenBy === person
        ? { ...line, takenBy: undefined, takerName: undefined }
        : { ...line, takenBy, takerName };
    });
    store.change({ ...cart, lines });
  }, [person, name, tenant]);
}

/** Runs when nobody has touched the screen or a key for so many seconds; null: never. */
function useIdle(seconds: number | null, run: () => void): void {
  const onIdle = useEffectEvent(run);
  useEffect(() => {
    if (seconds === null) return;
    let notedAt = 0;
    const look = () => {
      const touchedAt = Number(readStored(TOUCHED_KEY) ?? Date.now());
      if (Date.now() - touchedAt >= seconds * 1000) onIdle();
    };
    // A device that slept had no clock running: what wakes it up is no touch of the person before.
    const touch = () => {
      if (Date.now() - notedAt < NOTE_MS) return;
      if (notedAt > 0) look();
      notedAt = Date.now();
      writeStored(TOUCHED_KEY, String(notedAt));
    };
    touch();
    const timer = setInterval(look, 1000);
    document.addEventListener("visibilitychange", look);
    const acts = ["pointerdown", "keydown", "wheel", "touchmove"] as const;
    for (const act of acts) window.addEventListener(act, touch, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      for (const act of acts) window.removeEventListener(act, touch, { capture: true });
    };
  }, [seconds]);
}

/** Runs when an order was made here: a mutation that was answered with a token. */
function useOrderMade(run: () => void): void {
  const client = useQueryClient();
  const onOrder = useEffectEvent(run);
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type, mutation }) => {
        const data: unknown = mutation?.state.data;
        if (type !== "updated" || mutation?.state.status !== "success") return;
        if (isOrder(data) || (isObject(data) && "order" in data && isOrder(data.order))) onOrder();
      }),
    [client],
  );
}

const isObject = (data: unknown): data is object => typeof data === "object" && data !== null;
const isOrder = (data: unknown) => isObject(data) && "tokenNo" in data;

interface SentVeilProps {
  onLock: () => void;
  onBack: () => void;
}

/**
 * Over the till that has sent: a tap locks it at once, and so does the end of the time for taking the order back. What is said of
 * the order stands above it; whoever answers that goes on. An open dialog, and charging, are finished first.
 */
function SentVeil({ onLock, onBack }: SentVeilProps) {
  const t = useT();
  const isBusy = useBusyScreen();
  const onOther = useEffectEvent((event: Event) => {
    const isVeil = event.target instanceof Element && event.target.closest(`.${classes.veil}`) !== null;
    if (!isVeil && !isBusy) onBack();
  });
  const onTime = useEffectEvent(onLock);
  useEffect(() => {
    if (isBusy) return;
    const timer = setTimeout(() => onTime(), UNDO_MS);
    const listener = (event: Event) => onOther(event);
    window.addEventListener("click", listener, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("click", listener, { capture: true });
    };
  }, [isBusy]);
  if (isBusy) return null;
  return createPortal(
    <button type="button" className={classes.veil} onClick={onLock}>
      <IconLock size={48} stroke={1.5} aria-hidden="true" />
      <span className={classes.title}>{t("sharedTills.sent")}</span>
      <span>{t("sharedTills.sent_hint")}</span>
    </button>,
    document.body,
  );
}

/** Whether a dialog is open or the account is being charged. */
function useBusyScreen(): boolean {
  const [isBusy, setIsBusy] = useState(isScreenBusy);
  useEffect(() => {
    const timer = setInterval(() => setIsBusy(isScreenBusy()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return isBusy;
}

function isScreenBusy(): boolean {
  return (
    document.querySelector("dialog[open]") !== null ||
    window.location.pathname.startsWith("/dashboard/order-charge")
  );
}
