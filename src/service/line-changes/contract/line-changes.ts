import { z } from "zod";
import { idOf, instant } from "#platform/contract/wire.ts";
import { lineChangeKinds } from "#service/orders/domain/line-change.ts";
import { lineStatuses } from "#service/orders/domain/line-status.ts";
import { voidReasons } from "#service/orders/domain/void-line.ts";

/** A change to a sent line, until its station acknowledges it. */
export const lineChange = z.object({
  id: idOf("LineChange"),
  kind: z.enum(lineChangeKinds),
  order_id: idOf("Order"),
  /** The changed line; after a reduction, the line that remains. */
  line_id: idOf("OrderLine"),
  station_id: idOf("Station"),
  order_no: z.number().int(),
  token_no: z.number().int(),
  item_title: z.string(),
  variant_title: z.string().nullable(),
  /** Number of dishes concerned. */
  quantity: z.number().int(),
  /** Status of the dishes at the time of the change. */
  line_status: z.enum(lineStatuses),
  reason: z.enum(voidReasons).nullable(),
  /** Tables before and after a move; null for no table. */
  from_table: z.string().nullable(),
  to_table: z.string().nullable(),
  date: instant,
  by: z.string().nullable(),
});
export type LineChange = z.output<typeof lineChange>;
