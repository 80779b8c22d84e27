import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { decimalOf, idTextOf, messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { decimalFromMicros, MAX_UNIT_COST, type Micros, microsFromDecimal } from "../domain/unit-cost.ts";

/**
 * Cost of one unit of an ingredient. Wire: a number with at most six decimals; inside: integer millionths.
 */
export const unitCost = z.codec(
  decimalOf("exact", [0, MAX_UNIT_COST / 1e6], 6),
  z.custom<Micros>((value) => Number.isSafeInteger(value)),
  { decode: (decimal) => microsFromDecimal(decimal), encode: (amount) => decimalFromMicros(amount) },
);

export const setUnitCost = route({
  method: "PATCH",
  path: "/inventory/:id/unit-cost",
  summary: "Says what a unit of an ingredient costs; null: not known.",
  access: { staff: actions["stock.cost"] },
  params: z.object({ id: idTextOf("InventoryItem") }),
  body: z.object({ unit_cost: unitCost.nullable() }),
  response: messageReply,
  errors: ["not_found"],
});
