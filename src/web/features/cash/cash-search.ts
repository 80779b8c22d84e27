import { z } from "zod";
import { toId } from "../../../domain/ids.ts";
import { pastPeriods } from "../../../domain/periods/period.ts";
import type { SessionId } from "./cash-api.ts";

export const cashViews = ["now", "history", "tips"] as const;
export type CashView = (typeof cashViews)[number];

/** What the address of the cash screen holds: view, a session that is looked at, and the filter of the history or the period of tips. */
export const cashSearch = z.object({
  view: z.enum(cashViews).optional().catch(undefined),
  session: z.coerce.number().int().positive().optional().catch(undefined),
  q: z.string().max(100).optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  period: z.enum(pastPeriods).optional().catch(undefined),
  page: z.coerce.number().int().positive().optional().catch(undefined),
});
export type CashSearch = z.output<typeof cashSearch>;

/** The session of the address. */
export function sessionOf({ session }: CashSearch): SessionId | undefined {
  return session === undefined ? undefined : toId<"CashSession">(session);
}
