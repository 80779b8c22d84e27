import type { ComboCandidate } from "../../../contract/menu/combos.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { searchPattern } from "../../platform/lists/search-sql.ts";
import { findCandidates } from "./combo-queries.ts";

/** Items that can be part of a combo, by words of their title. */
export function findComboParts(ctx: StaffContext, q: string): Promise<{ items: ComboCandidate[] }> {
  return ctx.inTenant(async (tx) => ({ items: await findCandidates(tx, searchPattern(q)) }));
}
