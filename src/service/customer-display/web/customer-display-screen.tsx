import { IconCashRegister, IconDeviceDesktopShare } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { TenantId } from "#platform/domain/ids.ts";
import { FullScreenButton, useFullScreen } from "#platform/web/frame/full-screen-button.tsx";
import { useStaffMenu } from "#platform/web/frame/staff-menu.ts";
import { useUser } from "#platform/web/session/session.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { useT } from "#platform/web/use-t.ts";
import { useWakeLock } from "#platform/web/use-wake-lock.ts";
import { Muted, Row, Span } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { DISPLAY_ASKS_EVERY_MS } from "../contract/customer-display.ts";
import classes from "./customer-display.module.css";
import { onDisplaySignal, sendDisplaySignal } from "./display-signals.ts";
import { ShownView } from "./shown-view.tsx";
import { knownTillId, tillCode } from "./till-id.ts";
import {
  applyTillSignal,
  chooseTill,
  dropSilentTills,
  type FoundTill,
  startWatching,
  type WatchState,
} from "./watched-till.ts";
import { Welcome } from "./welcome.tsx";

/** /dashboard/customer-display: shows the guest at a till their order, on a second screen or another device. */
export function CustomerDisplayScreen() {
  const user = useUser();
  useWakeLock();
  if (!user) return null;
  return <Display key={user.tenant_id} tenantId={user.tenant_id} store={user.store_name} />;
}

function Display({ tenantId, store }: { tenantId: TenantId; store: string }) {
  const t = useT();
  const { tillId, tills, view, choose } = useWatchedTill(tenantId);
  const isForStaff = useStaffMenu();
  const screen = useFullScreen();
  const isWelcoming = view === null || view.kind === "welcome";
  return (
    <div className={classes.display} data-welcoming={isWelcoming || undefined}>
      <h1 className="visually-hidden">{store}</h1>
      {isWelcoming ? <Welcome store={store} /> : <ShownView view={view} />}
      <footer className={classes.edge}>
        {tillId === null ? (
          <TillChoice tills={tills} onChoose={choose} />
        ) : (
          <span className={classes.code} data-silent={view === null || undefined} role="status">
            {t(view === null ? "customerDisplay.silent" : "customerDisplay.till", { code: tillCode(tillId) })}
          </span>
        )}
        <Row as="span" align="center" gap={8} room="keep" pushed>
          {isForStaff && tillId !== null ? (
            <IconButton
              label={t("customerDisplay.change_till")}
              icon={<IconDeviceDesktopShare size={22} />}
              onClick={() => choose(null)}
            />
          ) : null}
          {isForStaff ? <FullScreenButton screen={screen} /> : null}
        </Row>
      </footer>
    </div>
  );
}

interface TillChoiceProps {
  tills: readonly FoundTill[];
  onChoose: (tillId: string) => void;
}

/** Says small at the edge how the display gets its till, with the open tills: it is for staff, the welcome for guests. */
function TillChoice({ tills, onChoose }: TillChoiceProps) {
  const t = useT();
  return (
    <section className={classes.choice} aria-live="polite" aria-labelledby="till-choice">
      <p id="till-choice">
        <Span weight={600}>{t("customerDisplay.choose")}</Span>{" "}
        {t(tills.length === 0 ? "customerDisplay.no_till" : "customerDisplay.choose_hint")}
      </p>
      {tills.length === 0 ? null : (
        <ul className={classes.tills}>
          {tills.map(({ tillId, name }) => (
            <li key={tillId}>
              <button type="button" className={classes.till} onClick={() => onChoose(tillId)}>
                <IconCashRegister size={20} aria-hidden="true" />
                <Span weight={650}>{t("customerDisplay.till", { code: tillCode(tillId) })}</Span>
                <Muted as="span">{name}</Muted>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Storage key of the till that this display follows, one per restaurant. */
const keyOf = (tenantId: number) => `customer-display.${tenantId}`;

interface WatchedTill extends WatchState {
  choose(tillId: string | null): void;
}

/** Follows the till chosen before on this device, or the till in this same browser. */
function useWatchedTill(tenantId: number): WatchedTill {
  const [state, setState] = useState(() => startWatching(readStored(keyOf(tenantId))));
  const { tillId, tills } = state;
  const choose = (chosen: string | null) => {
    writeStored(keyOf(tenantId), chosen);
    setState((before) => chooseTill(before, chosen));
  };
  useEffect(() => {
    const ask = () => sendDisplaySignal("display_asks", { tillId });
    const applySignal = (name: Parameters<typeof applyTillSignal>[1]) => (payload: unknown) =>
      setState((before) => applyTillSignal(before, name, payload, Date.now()));
    const stops = [
      // The server sends this after each connection, when the view may be old.
      onDisplaySignal("hello", ask),
      onDisplaySignal("till_here", applySignal("till_here")),
      onDisplaySignal("till_shown", applySignal("till_shown")),
      onDisplaySignal("till_gone", applySignal("till_gone")),
      // Asks at once when the till, or another tab of it, comes back.
      ...(tillId === null ? [] : [onDisplaySignal("till_here", ask), onDisplaySignal("till_gone", ask)]),
    ];
    ask();
    const askTimer = setInterval(ask, DISPLAY_ASKS_EVERY_MS);
    const dropTimer = setInterval(() => setState((before) => dropSilentTills(before, Date.now())), 1_000);
    return () => {
      for (const stop of stops) stop();
      clearInterval(askTimer);
      clearInterval(dropTimer);
    };
  }, [tillId]);
  // A display in the same browser as a till follows it automatically.
  const ownTill = tillId === null ? knownTillId() : null;
  const isOwnHere = ownTill !== null && tills.some((till) => till.tillId === ownTill);
  useEffect(() => {
    if (!isOwnHere) return;
    writeStored(keyOf(tenantId), ownTill);
    setState((before) => chooseTill(before, ownTill));
  }, [isOwnHere, ownTill, tenantId]);
  return { ...state, choose };
}
