import { DAY_MS, HOUR_MS } from "#platform/domain/periods/durations.ts";
import type { ExportState } from "./data-export.ts";

/** Exports that an owner may have in a day. Failed ones do not count. */
export const EXPORTS_A_DAY = 3;
/** A younger file is saved again instead of made again. */
const FRESH_MS = HOUR_MS;

/** The facts of an earlier export that decide about the next one. */
export interface MadeExport {
  readonly state: ExportState;
  readonly asked_at: Date;
  readonly finished_at: Date | null;
}

/**
 * Answer to a request for another export: make it now; save the fresh one; or wait, because there were too
 * many today.
 */
export type NextExport<Made extends MadeExport> =
  | { readonly kind: "now" }
  | { readonly kind: "fresh"; readonly made: Made; readonly at: Date }
  | { readonly kind: "often"; readonly at: Date };

/**
 * Decides when an owner may have the next export, from earlier ones, the newest first. Each export reads
 * everything of the restaurant: not again within an hour, and three times within 24 hours.
 */
export function decideNextExport<Made extends MadeExport>(
  made: readonly Made[],
  now: Date,
): NextExport<Made> {
  const today = made.filter(
    ({ state, asked_at }) => state !== "failed" && now.getTime() - asked_at.getTime() < DAY_MS,
  );
  const third = today[EXPORTS_A_DAY - 1];
  const fresh = made.find(
    ({ state, finished_at }) =>
      state === "ready" && finished_at !== null && now.getTime() - finished_at.getTime() < FRESH_MS,
  );
  const after = (date: Date | null | undefined, ms: number) => (date ? date.getTime() + ms : 0);
  const at = new Date(Math.max(after(third?.asked_at, DAY_MS), after(fresh?.finished_at, FRESH_MS)));
  if (fresh) return { kind: "fresh", made: fresh, at };
  return third ? { kind: "often", at } : { kind: "now" };
}
