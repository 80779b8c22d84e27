import { z } from "zod";
import { listCashSessions } from "../../../contract/cash-reports.ts";
import { toId } from "../../../domain/ids.ts";
import { pastPeriods } from "../../../domain/periods/period.ts";
import { listAddress } from "../../platform/lists/list-address.ts";
import type { SessionId } from "./cash-api.ts";

export const cashViews = ["now", "history", "tips"] as const;
export type CashView = (typeof cashViews)[number];

/** What the address of the cash screen holds: view, a session that is looked at, and the list of the history or the period of tips. */
export const cashSearch = z
  .object({
    view: z.enum(cashViews).optional().catch(undefined),
    session: z.coerce.number().int().positive().optional().catch(undefined),
    period: z.enum(pastPeriods).optional().catch(undefined),
  })
  .and(listAddress(listCashSessions.query));
export type CashSearch = z.output<typeof cashSearch>;

/** The session of the address. */
export function sessionInSearch({ session }: CashSearch): SessionId | undefined {
  return session === undefined ? undefined : toId<"CashSession">(session);
}
