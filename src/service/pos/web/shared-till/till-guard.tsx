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
import { Span } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { cartStoreOf } from "../public.ts";
import classes from "./till-guard.module.css";

/** Stores number and name of the last person at this till. */
const PERSON_KEY = "till_person";

/** Stores when somebody last touched the till in any of its tabs, in milliseconds. */
const TOUCHED_KEY = "till_touched";

/** Touches are stored at most this often, in milliseconds. */
const STORE_TOUCH_MS = 1_000;

/** Milliseconds for which a sent order can be taken back. */
const UNDO_MS = 8_000;
/** Milliseconds between checks for an open dialog. */
const CHECK_MS = 300;

type Till = NonNullable<SessionUser["shared_till"]>;

/** In the top bar of a shared till: locks it by a tap, after some time without a touch, and after an order was sent. */
export function TillGuard({ till }: { till: Till }) {
  const t = useT();
  const lock = () => void lockTill();
  const [isSent, setIsSent] = useState(false);
  useEffect(() => void writeStored(TILL_KEY, till.title), [till.title]);
  useLineAuthors();
  useIdle(till.lock_after_seconds, lock);
  useOrderMade(() => setIsSent(till.lock_after_sending));
  return (
    <>
      <IconButton label={t("sharedTills.lock")} icon={<IconLock size={22} />} onClick={lock} />
      {isSent ? <SentCover onLock={lock} onBack={() => setIsSent(false)} /> : null}
    </>
  );
}

/** Marks lines that the previous person left in the cart as theirs, so that equal lines of the next person stay separate. */
function useLineAuthors(): void {
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

/** Runs after so many seconds without a touch or key; null means never. */
function useIdle(seconds: number | null, run: () => void): void {
  const onIdle = useEffectEvent(run);
  useEffect(() => {
    if (seconds === null) return;
    let notedAt = 0;
    const check = () => {
      const touchedAt = Number(readStored(TOUCHED_KEY) ?? Date.now());
      if (Date.now() - touchedAt >= seconds * 1000) onIdle();
    };
    // A sleeping device ran no timer, so the touch that wakes it must not count as one of the previous person.
    const touch = () => {
      if (Date.now() - notedAt < STORE_TOUCH_MS) return;
      if (notedAt > 0) check();
      notedAt = Date.now();
      writeStored(TOUCHED_KEY, String(notedAt));
    };
    touch();
    const timer = setInterval(check, 1000);
    document.addEventListener("visibilitychange", check);
    const acts = ["pointerdown", "keydown", "wheel", "touchmove"] as const;
    for (const act of acts) window.addEventListener(act, touch, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
      for (const act of acts) window.removeEventListener(act, touch, { capture: true });
    };
  }, [seconds]);
}

/** Runs when an order was made here, that is when a mutation returned a token. */
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

/**
 * Covers a till that has sent. A tap locks it at once, and so does the end of the time for taking the order back. The message
 * about the order stands above, and whoever taps it continues. An open dialog and charging are finished first.
 */
function SentCover({ onLock, onBack }: { onLock: () => void; onBack: () => void }) {
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
      <Span size="xl" weight={700}>
        {t("sharedTills.sent")}
      </Span>
      <span>{t("sharedTills.sent_hint")}</span>
    </button>,
    document.body,
  );
}

/** Tells whether a dialog is open or an account is being charged. */
function useBusyScreen(): boolean {
  const [isBusy, setIsBusy] = useState(isScreenBusy);
  useEffect(() => {
    const timer = setInterval(() => setIsBusy(isScreenBusy()), CHECK_MS);
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
