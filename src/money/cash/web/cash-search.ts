import { z } from "zod";
import { day } from "#platform/contract/wire.ts";
import { toId } from "#platform/domain/ids.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import type { CashSessionId } from "./cash-api.ts";

export const cashViews = ["now", "history", "differences", "tips"] as const;

/**
 * The address of the cash screen: the view, an opened session, the period of tips or of the history. Other parts of
 * the history's list pass through; the list reads them itself.
 */
export const cashSearch = z
  .looseObject({
    view: z.enum(cashViews).optional().catch(undefined),
    session: z.coerce.number().int().positive().optional().catch(undefined),
    period: z.enum(pastPeriods).optional().catch(undefined),
    from: day.optional().catch(undefined),
    to: day.optional().catch(undefined),
  })
  // Dates alone are custom ones, as in every other address.
  .transform((search): typeof search =>
    search.period === undefined && (search.from ?? search.to) !== undefined
      ? { ...search, period: "custom" }
      : search,
  );
export type CashSearch = z.output<typeof cashSearch>;

/** Reads the session in the address. */
export function sessionInSearch({ session }: CashSearch): CashSessionId | undefined {
  return session === undefined ? undefined : toId<"CashSession">(session);
}
