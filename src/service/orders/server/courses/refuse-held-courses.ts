import { AppError } from "#platform/server/http/app-error.ts";
import { heldLines } from "../../domain/course.ts";
import { soldPieces } from "../lines/lines-together.ts";
import type { LineRow } from "../reading/order-queries.ts";

/** Refuses `courses_held`: what waits for its course is fired or voided by somebody, and never made ready unseen. */
export function refuseHeldLines(lines: readonly LineRow[], now: Date): void {
  const held = heldLines(lines, now);
  const count = soldPieces(held.map((line) => ({ line, quantity: line.quantity })));
  if (count > 0) throw new AppError("courses_held", { details: { count } });
}
