import { useEffect, useState } from "react";
import { DISPLAY_ASKS_EVERY_MS } from "../../../contract/display-heartbeat.ts";
import { onSignal, sendSignal } from "../../platform/realtime.ts";
import { readStored, writeStored } from "../../platform/stored.ts";
import { knownTillId } from "./till-id.ts";
import {
  applyTillSignal,
  chooseTill,
  dropSilentTills,
  startWatching,
  type Watching,
} from "./watched-till.ts";

/** Which till this display follows, kept per restaurant. */
const keyOf = (tenantId: number) => `customer-display.${tenantId}`;

export interface WatchedTill extends Watching {
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
    const hear = (name: Parameters<typeof applyTillSignal>[1]) => (sent: unknown) =>
      setState((before) => applyTillSignal(before, name, sent, Date.now()));
    const stops = [
      // The one that comes first after a connection; what is shown may be old by then.
      onSignal("hello", ask),
      onSignal("till_here", hear("till_here")),
      onSignal("till_shown", hear("till_shown")),
      onSignal("till_gone", hear("till_gone")),
      // A till that comes back, or another tab of it, is asked at once.
      ...(tillId === null ? [] : [onSignal("till_here", ask), onSignal("till_gone", ask)]),
    ];
    ask();
    const asking = setInterval(ask, DISPLAY_ASKS_EVERY_MS);
    const forgetting = setInterval(() => setState((before) => dropSilentTills(before, Date.now())), 1_000);
    return () => {
      for (const stop of stops) stop();
      clearInterval(asking);
      clearInterval(forgetting);
    };
  }, [tillId]);
  // The second screen of a till is where it belongs without being told.
  const own = tillId === null ? knownTillId() : null;
  const isOwnHere = own !== null && tills.some((till) => till.tillId === own);
  useEffect(() => {
    if (!isOwnHere) return;
    writeStored(keyOf(tenantId), own);
    setState((before) => chooseTill(before, own));
  }, [isOwnHere, own, tenantId]);
  return { ...state, choose };
}
