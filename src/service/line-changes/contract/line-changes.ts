import { z } from "zod";
import { idOf, instant } from "#platform/contract/wire.ts";
import { lineChangeKinds } from "#service/orders/domain/line-change.ts";
import { lineStatuses } from "#service/orders/domain/line-status.ts";
import { voidReasons } from "#service/orders/domain/void-line.ts";

/** What happened to a line after it was sent and waits to be acknowledged by its station. */
export const lineChange = z.object({
  id: idOf("LineChange"),
  kind: z.enum(lineChangeKinds),
  order_id: idOf("Order"),
  /** The line concerned; of a reduced one, what remains of it. */
  line_id: idOf("OrderLine"),
  station_id: idOf("Station"),
  order_no: z.number().int(),
  token_no: z.number().int(),
  item_title: z.string(),
  variant_title: z.string().nullable(),
  /** How many dishes it concerns. */
  quantity: z.number().int(),
  /** How far they were. */
  line_status: z.enum(lineStatuses),
  reason: z.enum(voidReasons).nullable(),
  /** Of a moved line: the tables before and after; null for none. */
  from_table: z.string().nullable(),
  to_table: z.string().nullable(),
  date: instant,
  by: z.string().nullable(),
});
export type LineChange = z.output<typeof lineChange>;
