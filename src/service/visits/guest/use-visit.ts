import { useCallback, useState } from "react";
import type { z } from "zod";
import { ask, menuPath } from "#service/guest-menu/guest/api.ts";
import { usePage } from "#service/guest-menu/guest/page-context.ts";
import { usePoll } from "#service/guest-menu/guest/use-poll.ts";
import type { readVisit, VisitState } from "../contract/guest-visits.ts";

export type WireVisit = z.input<typeof readVisit.response>;

/** Interval between two polls without the feed, in milliseconds (back-office §9); shorter while somebody waits to be admitted. */
const POLL_MS = 15_000;
const WAITING_POLL_MS = 4_000;

/** Returns the state of this phone at its table; null without a table. */
export function useVisit() {
  const { qrcode, locator } = usePage();
  const [state, setState] = useState<WireVisit | null>(null);
  const path = locator === null ? null : menuPath(qrcode, "tables", locator);
  const isWaiting = state?.standing === "waiting";
  const refresh = useCallback(async () => {
    if (path === null) return;
    // The last state stays: the notice of a missing connection says why nothing changes.
    await ask<typeof readVisit>(`${path}/visit`).then(setState, () => undefined);
  }, [path]);
  // Paying ends the visit, which the party hears as a change of its orders.
  usePoll(refresh, {
    everyMs: isWaiting ? WAITING_POLL_MS : POLL_MS,
    hears: ["visits_changed", "order_update"],
  });
  if (path === null || locator === null) return null;
  const act = async (call: string, body: unknown) =>
    setState(await ask<typeof readVisit>(call, { method: "POST", body }));
  return {
    state,
    refresh,
    join: (name: string, pin: string | null) => act(`${path}/join`, { name, pin }),
    answer: (phoneId: number, answer: "admit" | "remove") => act(`${path}/phones/${phoneId}`, { answer }),
    call: (action: "call" | "cancel", reason: NonNullable<VisitState["call"]>["reason"] = "waiter") =>
      act(menuPath(qrcode, "call-waiter"), { tableId: locator, action, reason }),
  };
}
export type Visit = NonNullable<ReturnType<typeof useVisit>>;
