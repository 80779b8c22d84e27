import type { StaffContext } from "#platform/server/http/context.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type { ComboCandidate } from "../contract/combos.ts";
import { findCandidates } from "./combo-queries.ts";

/** Items that can be part of a combo, by words of their title. */
export function findComboParts(ctx: StaffContext, q: string): Promise<{ items: ComboCandidate[] }> {
  return ctx.inTenant(async (tx) => ({ items: await findCandidates(tx, searchPattern(q)) }));
}
