import { useEffect, useState } from "react";
import { onSignal, sendSignal } from "#platform/web/realtime.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { DISPLAY_ASKS_EVERY_MS } from "#service/kitchen/contract/display-heartbeat.ts";
import { knownTillId } from "./till-id.ts";
import {
  applyTillSignal,
  chooseTill,
  dropSilentTills,
  startWatching,
  type WatchState,
} from "./watched-till.ts";

/** Which till this display follows, kept per restaurant. */
const keyOf = (tenantId: number) => `customer-display.${tenantId}`;

export interface WatchedTill extends WatchState {
  choose(tillId: string | null): void;
}

/** Follows a till of the restaurant: the one chosen on this device before, or the one of this very browser. */
export function useWatchedTill(tenantId: number): WatchedTill {
  const [state, setState] = useState(() => startWatching(readStored(keyOf(tenantId))));
  const { tillId, tills } = state;
  const choose = (chosen: string | null) => {
    writeStored(keyOf(tenantId), chosen);
    setState((before) => chooseTill(before, chosen));
  };
  useEffect(() => {
    const ask = () => sendSignal("display_asks", { tillId });
    const applySignal = (name: Parameters<typeof applyTillSignal>[1]) => (payload: unknown) =>
      setState((before) => applyTillSignal(before, name, payload, Date.now()));
    const stops = [
      // Sent by the server after each connection; the view may be old by then.
      onSignal("hello", ask),
      onSignal("till_here", applySignal("till_here")),
      onSignal("till_shown", applySignal("till_shown")),
      onSignal("till_gone", applySignal("till_gone")),
      // A till that comes back, or another tab of it, is asked at once.
      ...(tillId === null ? [] : [onSignal("till_here", ask), onSignal("till_gone", ask)]),
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
  // A display in the same browser as a till follows it without being asked.
  const ownTill = tillId === null ? knownTillId() : null;
  const isOwnHere = ownTill !== null && tills.some((till) => till.tillId === ownTill);
  useEffect(() => {
    if (!isOwnHere) return;
    writeStored(keyOf(tenantId), ownTill);
    setState((before) => chooseTill(before, ownTill));
  }, [isOwnHere, ownTill, tenantId]);
  return { ...state, choose };
}
