import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { aDesk, type Desk } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { buy } from "#app/server/testing/purchase.ts";
import { readInvoiceToRefund, refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { aCount, closingOf, enter } from "#app/server/testing/stock-count.ts";
import {
  emptyModelStock,
  type ModelMovement,
  type ModelStock,
  moveModelStock,
} from "#app/server/testing/stock-model.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { cancelPurchase } from "#back-office/purchases/contract/purchases.ts";
import { closeStockCount } from "#back-office/stock-counts/contract/stock-counts.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import type { InventoryItemId, OrderId } from "#platform/domain/ids.ts";
import { decimalFromThousandths, type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { required } from "#platform/server/http/app-error.ts";
import { voidLines } from "#service/orders/contract/accounts.ts";
import { completeOrders } from "#service/orders/contract/orders.ts";
import { addStockMovement, adjustInventory } from "../contract/items.ts";
import { setUnitCost } from "../contract/unit-cost.ts";
import { decimalFromMicros, type Micros, micros } from "../domain/unit-cost.ts";

/** Actions on the store room; `which` chooses an ingredient, an order or a purchase, `many` the quantity. */
const acts = [
  "sell",
  "sell",
  "void",
  "refund",
  "waste",
  "adjust",
  "buy",
  "buy",
  "cancel",
  "count",
  "price",
] as const;
const { times } = inject("chance");
const step = fc.record({
  act: fc.constantFrom(...acts),
  which: fc.nat({ max: 50 }),
  many: fc.integer({ min: 1, max: 2_500 }),
  /** Cost of one unit in cents; null: unknown. */
  cents: fc.option(fc.integer({ min: 1, max: 900 })),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Bought {
  readonly id: number;
  readonly lines: readonly { readonly itemId: InventoryItemId; readonly quantity: Thousandths }[];
  isCancelled: boolean;
}

const costOf = (cents: number | null): Micros | null => (cents === null ? null : micros(cents * 10_000));

/** A restaurant and a model of its store room. */
class Walk {
  readonly desk: Desk;
  /** Quantity of each ingredient in a quesadilla. */
  readonly #portions: ReadonlyMap<InventoryItemId, Thousandths>;
  readonly #model = new Map<InventoryItemId, ModelStock>();
  /**
   * Ingredients whose cost the model does not know: a purchase of them was returned, and nobody has set a cost since.
   */
  readonly #costUnknown = new Set<InventoryItemId>();
  readonly #purchases: Bought[] = [];
  readonly #invoices: number[] = [];

  constructor(desk: Desk, portions: ReadonlyMap<InventoryItemId, Thousandths>) {
    this.desk = desk;
    this.#portions = portions;
    const { masa, queso } = desk.small.stock;
    this.#move(masa, { type: "IN", quantity: thousandths(20_000), unitCost: null });
    this.#move(queso, { type: "IN", quantity: thousandths(5_000), unitCost: null });
  }

  static async begin(): Promise<Walk> {
    const desk = await aDesk();
    await desk.open();
    const recipe = await desk.rows<{ id: InventoryItemId; quantity: number }>(
      `select inventory_item_id as id, quantity from recipe_items
        where tenant_id = $1 and menu_item_id = $2 and variant_id is null and addon_id is null`,
      desk.small.items.quesadilla.id,
    );
    expect(recipe.length).toBeGreaterThan(0);
    return new Walk(desk, new Map(recipe.map(({ id, quantity }) => [id, thousandths(quantity)])));
  }

  #stock(id: InventoryItemId): ModelStock {
    return this.#model.get(id) ?? emptyModelStock;
  }

  #move(id: InventoryItemId, movement: ModelMovement): void {
    this.#model.set(id, moveModelStock(this.#stock(id), movement));
  }

  /** Moves the model only when the product moved, and only as much as the model allows. */
  #expectSame(status: number, id: InventoryItemId, movement: ModelMovement): void {
    const before = this.#stock(id);
    this.#move(id, movement);
    expect(status === 200, JSON.stringify(movement)).toBe(this.#stock(id) !== before);
  }

  /** Takes so many quesadillas out of stock, or returns them. */
  #movePortions(type: "IN" | "OUT", pieces: number): void {
    for (const [id, portion] of this.#portions)
      this.#move(id, { type, quantity: thousandths(portion * pieces), unitCost: null });
  }

  async take(step: Step): Promise<void> {
    const { admin, small } = this.desk;
    const id = required([small.stock.masa, small.stock.queso][step.which % 2], "an ingredient");
    const quantity = thousandths(step.many);
    switch (step.act) {
      case "sell":
        return this.#sell(step);
      case "void":
        return this.#void(step);
      case "refund":
        return this.#refund(step);
      case "waste": {
        const body = { movementType: "WASTAGE", quantity: decimalFromThousandths(quantity) } as const;
        const reply = await admin.call(addStockMovement, { params: { id }, body, headers: aKey() });
        return this.#expectSame(reply.status, id, { type: "WASTAGE", quantity, unitCost: null });
      }
      case "adjust": {
        const held = this.#stock(id).quantity;
        const body = { item_id: id, new_quantity: decimalFromThousandths(thousandths(held - quantity)) };
        const reply = await admin.call(adjustInventory, { body, headers: aKey() });
        return this.#expectSame(reply.status, id, { type: "OUT", quantity, unitCost: null });
      }
      case "buy":
        return this.#buy(step);
      case "cancel":
        return this.#cancel(step);
      case "count":
        return this.#count(id, step);
      case "price":
        return this.#price(id, costOf(step.cents));
    }
  }

  async #price(id: InventoryItemId, cost: Micros | null): Promise<void> {
    const body = { unit_cost: cost === null ? null : decimalFromMicros(cost) };
    await this.desk.admin.call(setUnitCost, { params: { id }, body, headers: aKey() });
    this.#model.set(id, { ...this.#stock(id), averageCost: cost });
    this.#costUnknown.delete(id);
  }

  /** Buys one ingredient or both: by the kilo, or without a price by the gram. */
  async #buy({ which, many, cents }: Step): Promise<void> {
    const { masa, queso } = this.desk.small.stock;
    const itemIds = [[masa], [queso], [queso, masa], [masa, queso]][which % 4] ?? [];
    const lines = itemIds.map((itemId, no) => ({ itemId, quantity: thousandths(many + no) }));
    const items = lines.map(({ itemId, quantity }) => ({
      title: itemId === masa ? "Masa de maíz" : "Queso",
      inventory_item_id: itemId,
      ...(cents === null
        ? { quantity, unit: "g" }
        : { quantity: decimalFromThousandths(quantity), unit: "kg", unit_price: cents / 100 }),
    }));
    const { ok } = await buy(this.desk.admin, { vendor: { name: "Lácteos El Corral" }, items });
    this.#purchases.push({ id: ok.id, lines, isCancelled: false });
    for (const { itemId, quantity } of lines)
      this.#move(itemId, { type: "IN", quantity, unitCost: costOf(cents) });
  }

  /** Cancels a purchase once; where its goods are used, only with the rest to be taken. */
  async #cancel({ which, many }: Step): Promise<void> {
    const bought = this.#purchases[which % Math.max(this.#purchases.length, 1)];
    if (bought === undefined) return;
    const takesWhatIsLeft = many % 2 === 0;
    const reply = await this.desk.admin.call(cancelPurchase, {
      params: { id: bought.id },
      body: { reason: "Venía mal", take_what_is_left: takesWhatIsLeft },
      headers: aKey(),
    });
    const short = bought.lines.filter(({ itemId, quantity }) => this.#stock(itemId).quantity < quantity);
    if (bought.isCancelled) return expect(reply.error.code).toBe("purchase_cancelled");
    if (short.length > 0 && !takesWhatIsLeft) return expect(reply.error.code).toBe("purchase_goods_used");
    expect(reply.ok.missing).toHaveLength(short.length);
    bought.isCancelled = true;
    for (const { itemId, quantity } of bought.lines) {
      const taken = thousandths(Math.min(quantity, this.#stock(itemId).quantity));
      if (taken > 0) this.#move(itemId, { type: "OUT", quantity: taken, unitCost: null });
      this.#costUnknown.add(itemId);
    }
  }

  /**
   * Counts so much, whatever the ledger says, after a first figure that it replaces and before a sale. The difference
   * at the time of the count is posted to the present stock, and no more goes out than there is.
   */
  async #count(itemId: InventoryItemId, step: Step): Promise<void> {
    const { admin } = this.desk;
    const id = await aCount(admin, [itemId]);
    await enter(admin, { id, itemId }, step.which);
    await this.#sell(step);
    await enter(admin, { id, itemId }, decimalFromThousandths(thousandths(step.many)));
    const difference = step.many - this.#stock(itemId).quantity;
    await this.#sell(step);
    const closed = await admin.call(closeStockCount, await closingOf(admin, id, "Contado dos veces"));
    expect(closed.status).toBe(200);
    const posted = Math.max(difference, -this.#stock(itemId).quantity);
    if (posted === 0) return;
    const quantity = thousandths(Math.abs(posted));
    this.#move(itemId, { type: posted > 0 ? "IN" : "OUT", quantity, unitCost: null });
  }

  /** Sells quesadillas when there is enough of everything. */
  async #sell({ which }: Step): Promise<void> {
    const pieces = 1 + (which % 9);
    const line = aLine({ id: this.desk.small.items.quesadilla.id, price: 2, quantity: pieces });
    const reply = await this.desk.send(aCart([line]));
    const isThere = [...this.#portions].every(
      ([id, portion]) => this.#stock(id).quantity >= portion * pieces,
    );
    if (!isThere) return expect(reply.error.code).toBe("insufficient_stock");
    expect(reply.status).toBe(200);
    this.#movePortions("OUT", pieces);
  }

  /** Returns the lines of open orders that nobody has begun to cook. */
  #openLines(): Promise<{ id: number; order_id: OrderId; quantity: number }[]> {
    return this.desk.rows(
      "select id, order_id, quantity from order_lines where tenant_id = $1 and status = 'created' order by id",
    );
  }

  /** Voids a part of a line: its share comes back at the average cost. */
  async #void({ which, many }: Step): Promise<void> {
    const lines = await this.#openLines();
    const line = lines[which % Math.max(lines.length, 1)];
    if (line === undefined) return;
    const quantity = 1 + (many % line.quantity);
    const reply = await this.desk.admin.call(voidLines, {
      body: {
        orderId: line.order_id,
        lines: [{ itemId: line.id, of: line.quantity, quantity }],
        reason: "other",
      },
      headers: aKey(),
    });
    expect(reply.status).toBe(200);
    this.#movePortions("IN", quantity);
  }

  /**
   * Refunds some pieces of a paid order, with or without a return to stock; pays an order first if none is paid.
   */
  async #refund({ which, many }: Step): Promise<void> {
    if (this.#invoices.length === 0 || which % 3 === 0) await this.#pay(which);
    const invoice = this.#invoices[which % Math.max(this.#invoices.length, 1)];
    if (invoice === undefined) return;
    const { lines } = await readInvoiceToRefund(this.desk.admin, invoice);
    const line = lines.find(({ quantity, refunded }) => refunded < quantity);
    if (!line) return;
    const quantity = 1 + (many % (line.quantity - line.refunded));
    const returnsStock = many % 4 !== 0;
    const body = await refundBody(this.desk, invoice, {
      lines: [{ id: line.id, quantity }],
      returns_stock: returnsStock,
    });
    expect((await sendRefund(this.desk.admin, body)).status).toBe(200);
    if (returnsStock) this.#movePortions("IN", quantity);
  }

  async #pay(which: number): Promise<void> {
    const { admin, cashier } = this.desk;
    const lines = await this.#openLines();
    const orderId = lines[which % Math.max(lines.length, 1)]?.order_id;
    if (orderId === undefined) return;
    await admin.call(completeOrders, { body: { orderIds: [orderId] } });
    const body = await this.desk.payBody([orderId]);
    this.#invoices.push((await cashier.call(payOrders, { body, headers: aKey() })).ok.invoice_id);
  }

  async expectSound(): Promise<void> {
    const { server, small } = this.desk;
    expect(await server.db.inTenant(small.tenantId, stockDifferences)).toEqual([]);
    const rows = await this.desk.rows<{ id: InventoryItemId; quantity: number; cost: number | null }>(
      "select id, quantity, unit_cost_micros as cost from inventory_items where tenant_id = $1 order by id",
    );
    expect(rows).toEqual(
      rows.map(({ id, cost }) => ({
        id,
        quantity: this.#stock(id).quantity,
        cost: this.#costUnknown.has(id) ? cost : this.#stock(id).averageCost,
      })),
    );
    const moved = await this.desk.rows<{ id: InventoryItemId; quantities: number[] }>(
      `select inventory_item_id as id, array_agg(quantity::double precision order by id) as quantities
        from stock_movements where tenant_id = $1 group by 1 order by 1`,
    );
    for (const { id, quantities } of moved) expect(quantities).toEqual(this.#stock(id).movements);
  }
}

test("whatever moves stock, the ledger is what the simple model says", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (steps) => {
      const walk = await Walk.begin();
      for (const each of steps) {
        await walk.take(each);
        await walk.expectSound();
      }
    }),
    { numRuns: 4 * times },
  );
});
