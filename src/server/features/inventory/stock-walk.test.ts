import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { stockDifferences } from "../../../../db/seeds/stock.ts";
import { voidLines } from "../../../contract/accounts.ts";
import { addStockMovement, adjustInventory } from "../../../contract/inventory/items.ts";
import { closeStockCount } from "../../../contract/inventory/stock-counts.ts";
import { setUnitCost } from "../../../contract/menu/recipes.ts";
import type { InventoryItemId } from "../../../domain/ids.ts";
import { decimalFromThousandths, thousandths } from "../../../domain/inventory/quantity.ts";
import { decimalFromMicros, micros } from "../../../domain/inventory/unit-cost.ts";
import { required } from "../../platform/http/app-error.ts";
import { aFloor, aKey, type Floor } from "../../testing/floor.ts";
import { aCount, closingOf, enter } from "../../testing/stock-count.ts";
import {
  emptyModelStock,
  type ModelMovement,
  type ModelStock,
  moveModelStock,
} from "../../testing/stock-model.ts";
import { aCart, aLine } from "../../testing/till.ts";
import { postStock } from "./post-stock.ts";

/** What people do to the store room; `which` chooses an ingredient or an order, `many` how much of it. */
const acts = ["sell", "void", "waste", "adjust", "buy", "count", "price"] as const;
const { times } = inject("chance");
const step = fc.record({
  act: fc.constantFrom(...acts),
  which: fc.nat({ max: 50 }),
  many: fc.integer({ min: 1, max: 2_500 }),
  cost: fc.option(fc.integer({ min: 0, max: 9_000_000 })),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A restaurant and what its store room should be. */
class Walk {
  readonly floor: Floor;
  readonly #model = new Map<InventoryItemId, ModelStock>();

  constructor(floor: Floor) {
    this.floor = floor;
    const { masa, queso } = floor.small.stock;
    this.#move(masa, { type: "IN", quantity: thousandths(20_000), unitCost: null });
    this.#move(queso, { type: "IN", quantity: thousandths(5_000), unitCost: null });
  }

  #stock(id: InventoryItemId): ModelStock {
    return this.#model.get(id) ?? emptyModelStock;
  }

  #move(id: InventoryItemId, movement: ModelMovement): void {
    this.#model.set(id, moveModelStock(this.#stock(id), movement));
  }

  /** Moves the model only when the product did, and only so far as the model allows it. */
  #expectSame(status: number, id: InventoryItemId, movement: ModelMovement): void {
    const before = this.#stock(id);
    this.#move(id, movement);
    expect(status === 200, JSON.stringify(movement)).toBe(this.#stock(id) !== before);
  }

  async take(step: Step): Promise<void> {
    const items = [this.floor.small.stock.masa, this.floor.small.stock.queso];
    const id = required(items[step.which % 2], "an ingredient");
    const quantity = thousandths(step.many);
    const unitCost = step.cost === null ? null : micros(step.cost);
    switch (step.act) {
      case "sell":
        return this.#sell(step);
      case "void":
        return this.#void(step);
      case "waste": {
        const body = { movementType: "WASTAGE", quantity: decimalFromThousandths(quantity) } as const;
        const reply = await this.floor.admin.call(addStockMovement, {
          params: { id },
          body,
          headers: aKey(),
        });
        return this.#expectSame(reply.status, id, { type: "WASTAGE", quantity, unitCost: null });
      }
      case "adjust": {
        const held = this.#stock(id).quantity;
        const body = { item_id: id, new_quantity: decimalFromThousandths(thousandths(held - quantity)) };
        const reply = await this.floor.admin.call(adjustInventory, { body, headers: aKey() });
        return this.#expectSame(reply.status, id, { type: "OUT", quantity, unitCost: null });
      }
      case "buy": {
        await this.#post(id, quantity, unitCost);
        return this.#move(id, { type: "IN", quantity, unitCost });
      }
      case "count":
        return this.#count(id, quantity);
      case "price": {
        const body = { unit_cost: unitCost === null ? null : decimalFromMicros(unitCost) };
        await this.floor.admin.call(setUnitCost, { params: { id }, body, headers: aKey() });
        this.#model.set(id, { ...this.#stock(id), averageCost: unitCost });
      }
    }
  }

  #post(itemId: InventoryItemId, delta: ModelMovement["quantity"], unitCost: ModelMovement["unitCost"]) {
    const { server, small, admin } = this.floor;
    const ctx = { now: server.deps.clock(), userId: admin.userId };
    return server.db.inTenant(small.tenantId, (tx) =>
      postStock(tx, ctx, [{ itemId, delta, cause: "purchase", unitCost }]),
    );
  }

  /** Counts so much, whatever the book says: what is missing goes out, what is found comes in at the average. */
  async #count(itemId: InventoryItemId, counted: ModelMovement["quantity"]): Promise<void> {
    const { admin } = this.floor;
    const id = await aCount(admin, [itemId]);
    await enter(admin, { id, itemId }, decimalFromThousandths(counted));
    const closed = await admin.call(closeStockCount, await closingOf(admin, id, "Contado dos veces"));
    expect(closed.status).toBe(200);
    const difference = counted - this.#stock(itemId).quantity;
    if (difference === 0) return;
    const quantity = thousandths(Math.abs(difference));
    this.#expectSame(200, itemId, { type: difference > 0 ? "IN" : "OUT", quantity, unitCost: null });
  }

  /** Sells quesadillas; what their line holds has left the stock. */
  async #sell({ which }: Step): Promise<void> {
    const { items } = this.floor.small;
    const line = aLine({ id: items.quesadilla.id, price: 2, quantity: 1 + (which % 9) });
    const before = await this.#newestLine();
    const reply = await this.floor.send(aCart([line]));
    if (reply.status !== 200) return expect(reply.error.code).toBe("insufficient_stock");
    const sold = required(await this.#newestLine(), "the line that was sent");
    expect(sold.id).not.toBe(before?.id);
    for (const [id, quantity] of heldBy(sold))
      this.#expectSame(200, id, { type: "OUT", quantity, unitCost: null });
  }

  /** Voids a part of a line that nobody has begun: its share comes back at the average. */
  async #void({ which, many }: Step): Promise<void> {
    const lines = await this.#lines("and status = 'created' order by id");
    const line = lines[which % Math.max(lines.length, 1)];
    if (line === undefined) return;
    const quantity = 1 + (many % line.quantity);
    const reply = await this.floor.admin.call(voidLines, {
      body: {
        orderId: line.order_id,
        lines: [{ itemId: line.id, of: line.quantity, quantity }],
        reason: "other",
      },
      headers: aKey(),
    });
    expect(reply.status).toBe(200);
    for (const [id, held] of heldBy(line)) {
      const back = thousandths((held * quantity) / line.quantity);
      this.#expectSame(200, id, { type: "IN", quantity: back, unitCost: null });
    }
  }

  #lines(rest: string): Promise<SoldLine[]> {
    return this.floor.rows<SoldLine>(
      `select id, order_id, quantity, stock_held from order_lines where tenant_id = $1 ${rest}`,
    );
  }

  async #newestLine(): Promise<SoldLine | undefined> {
    return (await this.#lines("order by id desc limit 1"))[0];
  }

  async expectSound(): Promise<void> {
    const { server, small } = this.floor;
    expect(await server.db.inTenant(small.tenantId, stockDifferences)).toEqual([]);
    const rows = await this.floor.rows<{ id: InventoryItemId; quantity: number; cost: number | null }>(
      "select id, quantity, unit_cost_micros as cost from inventory_items where tenant_id = $1 order by id",
    );
    expect(rows).toEqual(
      rows.map(({ id }) => ({ id, quantity: this.#stock(id).quantity, cost: this.#stock(id).averageCost })),
    );
    const moved = await this.floor.rows<{ id: InventoryItemId; quantities: number[] }>(
      `select inventory_item_id as id, array_agg(quantity::double precision order by id) as quantities
        from stock_movements where tenant_id = $1 group by 1 order by 1`,
    );
    for (const { id, quantities } of moved) expect(quantities).toEqual(this.#stock(id).movements);
  }
}

interface SoldLine {
  readonly id: number;
  readonly order_id: number;
  readonly quantity: number;
  readonly stock_held: Readonly<Record<string, number>>;
}

const heldBy = ({ stock_held }: SoldLine) =>
  Object.entries(stock_held).map(
    ([id, quantity]) => [Number(id) as InventoryItemId, thousandths(quantity)] as const,
  );

test("whatever is sold, voided, thrown away, lowered, bought, counted and priced, the ledger is what the simple model says", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 18 }), async (steps) => {
      const walk = new Walk(await aFloor());
      for (const each of steps) await walk.take(each);
      await walk.expectSound();
    }),
    { numRuns: 12 * times },
  );
});
