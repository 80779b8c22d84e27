import { randomUUID } from "node:crypto";
import { splitLineDiscount } from "#core/pricing/domain/bill-discounts.ts";
import { splitHeldStock } from "#inventory/inventory/domain/split-held-stock.ts";
import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { type Cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { OrderedLine } from "../reading/order-queries.ts";
import { stockHeldBy } from "./line-stock.ts";

/** Columns that the parts of a split line share; a test compares them with the table. */
export const commonColumns = `menu_item_id, station_id, category_id, category_title, title, variant_id, variant_title,
  variant_price_cents, addons, unit_price_cents, price_rule_title, courtesy_id, discount_id, tax_id, tax_title, tax_rate_bp, tax_type, notes, seat, course, held_until, status,
  created_at, status_changed_at, status_changed_by, void_reason,
  claimed_at, claimed_by, taken_by, recalled_at, ready_at, countdown_id, combo_item_id, combo_title`;

/** New uuids of combos whose pieces are split off, so that the parts of one combo stay together. */
type SplitCombos = Map<string, string>;

/**
 * Takes `quantity` dishes off a locked line and makes them a line of their own, in the same order or in
 * `orderId`, with their share of the stock that the line holds and of its discount. Returns the new line and the rest of the old one.
 * All parts of a combo are split off with the same `combos` map.
 */
export async function splitLine(
  tx: Tx,
  line: OrderedLine,
  { quantity, orderId = line.order_id, combos }: LineSplit,
): Promise<{ part: OrderedLine; rest: OrderedLine }> {
  const held = splitHeldStock(await stockHeldBy(tx, line), quantity, line.quantity);
  const discount = splitLineDiscount(line.discount?.amount ?? ZERO_CENTS, quantity, line.quantity);
  const combo = line.combo && { ...line.combo, uuid: uuidOfPart(line.combo.uuid, combos) };
  const [inserted] = await tx.query<{ id: OrderLineId }>({
    text: `insert into order_lines (tenant_id, client_uuid, order_id, quantity, stock_held, combo_uuid, discount_cents,
        ${commonColumns})
      select tenant_id, gen_random_uuid(), $3, $4, $5, $6::uuid, $7, ${commonColumns}
      from order_lines where tenant_id = $1 and id = $2
      returning id`,
    values: [
      tx.tenantId,
      line.id,
      orderId,
      quantity,
      JSON.stringify(held.part),
      combo?.uuid ?? null,
      discount.part,
    ],
  });
  const remaining = line.quantity - quantity;
  await tx.run(
    sqlOf
      .updateTable("order_lines")
      .set({ quantity: remaining, stock_held: JSON.stringify(held.rest), discount_cents: discount.rest })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", line.id),
  );
  return {
    part: {
      ...withQuantity(line, quantity, discount.part),
      id: required(inserted, "the part of the line").id,
      order_id: orderId,
      stock_held: held.part,
      combo,
    },
    rest: { ...withQuantity(line, remaining, discount.rest), stock_held: held.rest },
  };
}

interface LineSplit {
  readonly quantity: number;
  readonly orderId?: OrderId;
  readonly combos: SplitCombos;
}

function uuidOfPart(uuid: string, combos: SplitCombos): string {
  const known = combos.get(uuid) ?? randomUUID();
  combos.set(uuid, known);
  return known;
}

function withQuantity(line: OrderedLine, quantity: number, amount: Cents): OrderedLine {
  const discount = line.discount && { ...line.discount, amount };
  return { ...line, quantity, discount, priced: { ...line.priced, quantity, discount: amount } };
}
