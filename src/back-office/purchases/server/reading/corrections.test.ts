import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { supplierDocument } from "#app/server/testing/supplier-document.ts";
import { importDte } from "#back-office/purchase-documents/contract/import-dte.ts";
import { cancelPurchase, readPurchase } from "../../contract/purchases.ts";

/** A restaurant into which documents of cheese come. */
async function aStore() {
  const { admin, rows, small } = await aFloor();
  const send = (
    type: "03" | "05" | "06",
    quantity: number,
    { code, corrects }: { code?: string; corrects?: string },
  ) =>
    admin.call(importDte, {
      body: {
        dte: JSON.stringify(
          supplierDocument({
            type,
            ...(code ? { code } : {}),
            ...(corrects ? { corrects: [corrects] } : {}),
            goods: [{ title: "QUESO", quantity, price: 4, unit: 34 }],
          }),
        ),
        lines: [{ line: 1, quantity, unit: "kg", inventoryItemId: small.stock.queso }],
      },
      headers: aKey(),
    });
  const cancel = (id: number) =>
    admin.call(cancelPurchase, { params: { id }, body: { reason: "Error" }, headers: aKey() });
  const read = async (id: number) => (await admin.call(readPurchase, { params: { id } })).ok.purchase;
  const cheese = async () =>
    (
      await rows<{ quantity: number }>(
        "select quantity from inventory_items where tenant_id = $1 and id = $2",
        small.stock.queso,
      )
    )[0]?.quantity;
  return { send, cancel, read, cheese };
}

test("a note knows what it corrects; neither goes back twice", async () => {
  const { send, cancel, read, cheese } = await aStore();
  const before = (await cheese()) ?? 0;
  const code = randomUUID().toUpperCase();
  const bought = (await send("03", 10, { code })).ok;
  const note = (await send("05", 4, { corrects: code.toLowerCase() })).ok;
  await send("06", 4, {});
  expect(await cheese()).toBe(before + 6_000);
  expect((await read(note.id)).corrects).toMatchObject([{ id: bought.id, number: bought.number }]);
  expect((await read(bought.id)).corrected_by).toMatchObject([{ id: note.id, effect: "takes_back" }]);
  const { error } = await cancel(bought.id);
  expect(error).toMatchObject({ code: "purchase_has_notes", details: { notes: [note.number] } });
  expect(await cheese()).toBe(before + 6_000);
  expect((await cancel(note.id)).status).toBe(200);
  expect((await cancel(bought.id)).status).toBe(200);
  expect(await cheese()).toBe(before);
  expect((await read(bought.id)).corrected_by).toMatchObject([{ status: "cancelled" }]);
});

test("a note of a purchase that is cancelled takes nothing back again", async () => {
  const { send, cancel, cheese } = await aStore();
  const before = (await cheese()) ?? 0;
  const code = randomUUID().toUpperCase();
  const bought = (await send("03", 10, { code })).ok;
  await cancel(bought.id);
  const refused = (await send("05", 4, { corrects: code })).error;
  expect(refused).toMatchObject({
    code: "note_of_cancelled_purchase",
    details: { numbers: [bought.number] },
  });
  expect(await cheese()).toBe(before);
  await send("03", 10, { code });
  expect((await send("05", 4, { corrects: code })).status).toBe(200);
  expect(await cheese()).toBe(before + 6_000);
});
