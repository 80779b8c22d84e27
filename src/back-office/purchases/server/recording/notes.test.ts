import { expect, test } from "vitest";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import { addStockMovement } from "#inventory/inventory/contract/items.ts";
import { microsFromDecimal } from "#inventory/inventory/domain/unit-cost.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import type { DocumentStockEffect } from "#tax/documents/domain/reading/purchase-document.ts";
import { cancelPurchase, readPurchase } from "../../contract/purchases.ts";
import { listVendorItems, readVendor } from "../../contract/vendors.ts";
import { recordPurchase } from "./record-purchase.ts";

const documentTypes = { brings: "03", takes_back: "05", reprices: "06" } as const;

let codes = 0;
const aCode = () => `00000000-0000-4000-8000-${String(++codes).padStart(12, "0")}`;

interface Paper {
  readonly effect: DocumentStockEffect;
  readonly quantity: number;
  readonly price: number;
  readonly generationCode?: string;
  readonly takeWhatIsLeft?: boolean;
}

/** Records a document as the import does: cheese, and a service that is kept nowhere. */
function record(floor: Floor, paper: Paper) {
  const { effect, quantity, price, generationCode = aCode(), takeWhatIsLeft = false } = paper;
  const { small, server, admin } = floor;
  const ctx = {
    now: server.deps.clock(),
    userId: admin.userId,
    sessionId: admin.sessionId,
    language: "es",
    say: sayIn("es"),
  } as StaffContext;
  const line = {
    code: null,
    unit: "kg",
    unitPrice: microsFromDecimal(price),
    quantity: thousandths(quantity),
  };
  const amount = cents((quantity / 1000) * price * 100);
  return server.db.inTenant(small.tenantId, (tx) =>
    recordPurchase(tx, ctx, {
      vendor: {
        id: null,
        name: "Lácteos El Corral",
        nit: "06140101011010",
        nrc: "123456",
        phone: null,
        email: null,
        address: "San Salvador",
      },
      source: "dte",
      effect,
      documentType: documentTypes[effect],
      generationCode,
      controlNumber: null,
      invoiceNumber: null,
      invoiceDate: null,
      currency: "USD",
      discount: null,
      subtotal: amount,
      tax: cents(0),
      total: amount,
      withheldIncome: null,
      note: null,
      takeWhatIsLeft,
      despiteKnown: false,
      attachment: null,
      document: null,
      lines: [
        {
          ...line,
          field: "lines.0",
          title: "Queso",
          stock: { item: small.stock.queso, factor: null },
          cost: exactFromDecimal((quantity / 1000) * price),
          discount: null,
          total: amount,
        },
        {
          ...line,
          field: "lines.1",
          title: "Flete",
          stock: null,
          cost: null,
          discount: null,
          total: null,
        },
      ],
    }),
  );
}

const cheese = async (floor: Floor) => {
  const [item] = await floor.rows<{ quantity: number; cost: number | null }>(
    "select quantity, unit_cost_micros as cost from inventory_items where tenant_id = $1 and id = $2",
    floor.small.stock.queso,
  );
  return [item?.quantity ?? 0, item?.cost ?? null] as const;
};

const cancel = async (floor: Floor, id: number) =>
  (await floor.admin.call(cancelPurchase, { params: { id }, body: { reason: "Error" }, headers: aKey() })).ok;

const empty = async (floor: Floor) => {
  const [quantity] = await cheese(floor);
  await floor.admin.call(addStockMovement, {
    params: { id: floor.small.stock.queso },
    body: { movementType: "WASTAGE", quantity: quantity / 1000 },
    headers: aKey(),
  });
};

test("a credit note takes goods back at their price", async () => {
  const floor = await aFloor();
  await empty(floor);
  await record(floor, { effect: "brings", quantity: 10_000, price: 4 });
  await record(floor, { effect: "brings", quantity: 10_000, price: 6 });
  expect(await cheese(floor)).toEqual([20_000, 5_000_000]);
  const note = await record(floor, { effect: "takes_back", quantity: 10_000, price: 6 });
  expect(await cheese(floor)).toEqual([10_000, 4_000_000]);
  const months = (await floor.admin.call(readVendor, { params: { id: note.vendorId ?? 0 } })).ok.months;
  expect(months).toMatchObject([{ purchases: 3, bought: 10_000, returned: 6_000, balance: 4_000 }]);
  await cancel(floor, note.id);
  expect(await cheese(floor)).toEqual([20_000, 5_000_000]);
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});

test("a credit note for what is used is refused with what is missing", async () => {
  const floor = await aFloor();
  await empty(floor);
  await record(floor, { effect: "brings", quantity: 3_000, price: 4 });
  const refusal = await record(floor, { effect: "takes_back", quantity: 5_000, price: 4 }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({
    code: "purchase_goods_used",
    options: { details: { missing: "Queso (2 kg)" } },
  });
  const note = await record(floor, {
    effect: "takes_back",
    quantity: 5_000,
    price: 4,
    takeWhatIsLeft: true,
  });
  expect(await cheese(floor)).toEqual([0, 4_000_000]);
  const { purchase } = (await floor.admin.call(readPurchase, { params: { id: note.id } })).ok;
  expect(purchase.items).toMatchObject([
    { stock_quantity: 5_000, moved_quantity: 3_000 },
    { title: "Flete", inventory_item_id: null, stock_quantity: null },
  ]);
  await cancel(floor, note.id);
  expect((await cheese(floor))[0]).toBe(3_000);
});

test("a debit note moves nothing: what is left of its goods bears the difference", async () => {
  const floor = await aFloor();
  await empty(floor);
  await record(floor, { effect: "brings", quantity: 10_000, price: 4 });
  const note = await record(floor, { effect: "reprices", quantity: 10_000, price: 1 });
  expect(await cheese(floor)).toEqual([10_000, 5_000_000]);
  expect(note.priceRises).toEqual([]);
  await cancel(floor, note.id);
  expect(await cheese(floor)).toEqual([10_000, 4_000_000]);
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});

test("a document is a purchase once, eight times at once too", async () => {
  const floor = await aFloor();
  const generationCode = aCode();
  const paper = { effect: "brings", quantity: 1_000, price: 4, generationCode } as const;
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => record(floor, paper).catch((error: unknown) => error)),
  );
  const recorded = replies.filter((reply) => !(reply instanceof AppError));
  expect(recorded).toHaveLength(1);
  expect(replies.filter((reply) => reply instanceof AppError).map(({ code }) => code)).toEqual(
    Array.from({ length: 7 }, () => "purchase_document_known"),
  );
  const [first] = recorded as Awaited<ReturnType<typeof record>>[];
  await cancel(floor, first?.id ?? 0);
  expect((await record(floor, paper)).number).toBe(2);
});

test("a note is no last price: the goods cost what they were bought for", async () => {
  const floor = await aFloor();
  const { vendorId } = await record(floor, { effect: "brings", quantity: 10_000, price: 4 });
  await record(floor, { effect: "reprices", quantity: 10_000, price: 0.5 });
  await record(floor, { effect: "takes_back", quantity: 1_000, price: 2 });
  const memory = await floor.admin.call(listVendorItems, { params: { id: vendorId ?? 0 } });
  expect(memory.ok.rows).toMatchObject([{ title: "Queso", unit: "kg", last_unit_price: 4_000_000 }]);
});

const waste = (floor: Floor, quantity: number) =>
  floor.admin.call(addStockMovement, {
    params: { id: floor.small.stock.queso },
    body: { movementType: "WASTAGE", quantity },
    headers: aKey(),
  });

test("a cancelled debit note takes back the rise of what is left only", async () => {
  const floor = await aFloor();
  await empty(floor);
  await record(floor, { effect: "brings", quantity: 100_000, price: 1 });
  const note = await record(floor, { effect: "reprices", quantity: 10_000, price: 1 });
  expect(await cheese(floor)).toEqual([100_000, 1_100_000]);
  await waste(floor, 95);
  await cancel(floor, note.id);
  expect(await cheese(floor)).toEqual([5_000, 1_000_000]);
});

test("a credit note for goods used in part leaves the others at their cost", async () => {
  const floor = await aFloor();
  await empty(floor);
  await record(floor, { effect: "brings", quantity: 10_000, price: 1 });
  await waste(floor, 8);
  await record(floor, { effect: "brings", quantity: 10_000, price: 2 });
  await record(floor, { effect: "takes_back", quantity: 6_000, price: 1 });
  expect(await cheese(floor)).toEqual([6_000, 2_000_000]);
  const note = await record(floor, { effect: "takes_back", quantity: 1_000, price: 0.5 });
  expect(await cheese(floor)).toEqual([5_000, 2_000_000]);
  await cancel(floor, note.id);
  expect(await cheese(floor)).toEqual([6_000, 2_000_000]);
});
