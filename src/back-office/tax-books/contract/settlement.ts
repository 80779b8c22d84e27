import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, instant, messageReply, money, notNegativeMoney } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import type { SettlementFigure } from "../domain/settle-months.ts";
import { ofMonth, shownMonth } from "./books.ts";

const access = screenAccess("accounting");

/** Amounts that one month leaves to the next. */
const carried = z.object({ credit: money, withheld: money });

/** Where the amounts come from that a month begins with. */
export const carriedFrom = ["opening", "closing", "computed", "nothing"] as const;

export const readSettlement = route({
  method: "GET",
  path: "/tax-books/settlement",
  summary:
    "What the IVA of a month comes to: debit less credit less what was advanced, withheld and perceived, with what the month before left.",
  access,
  query: z.object(ofMonth),
  response: z.object({
    ...shownMonth,
    today: day,
    figures: z.object({
      consumers: money,
      taxpayers: money,
      settled: money,
      purchases: money,
      advances: money,
      withheld: money,
      perceived: money,
      withheld_by_us: money,
      perceived_by_us: money,
    } satisfies Record<SettlementFigure, typeof money>),
    before: carried.extend({
      from: z.enum(carriedFrom),
      /** The month whose opening or closing they are, or the first month that was computed; null with `nothing`. */
      since: day.nullable(),
    }),
    debit: money,
    credit: money,
    determined: money,
    taken: money,
    own: money,
    of_others: money,
    to_pay: money,
    carried,
    /** Documents of the month without a seal, which are in no figure. */
    unsealed: z.number().int(),
    /** 1 % that the month's own documents say was withheld and that no comprobante de retención documents yet. */
    expected: money,
    /** Amounts that somebody entered as brought along from another system; null before. */
    opening: z.object({ month: day, credit: money, withheld: money, at: instant, by: z.string() }).nullable(),
  }),
});
export type SettlementView = z.output<typeof readSettlement.response>;

export const setOpening = route({
  method: "PUT",
  path: "/tax-books/opening",
  summary:
    "Enters what a restaurant brings along from another system at the beginning of a month: credit that was left, and what was withheld beyond the tax.",
  access: { staff: actions["accounting.record"] },
  body: z.object({ month: day, credit: notNegativeMoney, withheld: notNegativeMoney }),
  response: messageReply,
});
