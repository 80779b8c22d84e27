import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { buy } from "#app/server/testing/purchase.ts";
import { supplierDocument } from "#app/server/testing/supplier-document.ts";
import { importDte } from "#back-office/purchase-documents/contract/import-dte.ts";
import { readPurchase } from "../../contract/purchases.ts";

const aDesk = async () => {
  const floor = await aFloor();
  const purchase = async (id: number) =>
    (await floor.admin.call(readPurchase, { params: { id } })).ok.purchase;
  /** Amounts in the file of the lines, in dollars. */
  const amounts = async (id: number) => {
    const url = `/api/v1/purchases/${id}/items.csv?lang=es`;
    const { body } = await floor.server.app.inject({ url, cookies: floor.admin.cookies });
    const [head = "", ...lines] = body
      .replace(/^\uFEFF/, "")
      .trimEnd()
      .split("\r\n");
    const place = head.split(",").indexOf("Total");
    return lines.map((line) => Number(line.split(",")[place]));
  };
  return { ...floor, purchase, amounts };
};

const sum = (amounts: readonly number[]) => Math.round(amounts.reduce((all, each) => all + each, 0) * 100);

test("a typed discount lowers the line, its cost and the total", async () => {
  const { admin, small, purchase, amounts } = await aDesk();
  const cheese = { title: "Queso", unit: "kg", inventory_item_id: small.stock.queso };
  const { id } = (
    await buy(admin, { items: [{ ...cheese, quantity: 10, unit_price: 4, discount: 5 }], tax: 4.55 })
  ).ok;
  const bought = await purchase(id);
  expect(bought).toMatchObject({ subtotal: 3500, tax: 455, total: 3955 });
  expect(bought.items).toMatchObject([
    { discount: 500, total: 3500, unit_price: 4_000_000, unit_cost: 3_500_000 },
  ]);
  expect(await amounts(id)).toEqual([35, 4.55]);
});

test("a discount is not larger than its line, and needs a price", async () => {
  const { admin } = await aDesk();
  const line = { title: "Flete", is_stocked: false, quantity: 2, unit: "pc" };
  const refused = async (wrong: object) =>
    (await buy(admin, { items: [{ ...line, ...wrong }] })).error.fields?.map(({ field, code }) => [
      field,
      code,
    ]);
  expect(await refused({ unit_price: 2, discount: 4.01 })).toEqual([
    ["payload.items.0.discount", "too_large"],
  ]);
  expect(await refused({ discount: 1 })).toEqual([["payload.items.0.unit_price", "required"]]);
});

test("lines of a document show their discounts, and all adds up to its total", async () => {
  const { admin, purchase, amounts } = await aDesk();
  const document = supplierDocument({
    goods: [
      { title: "Detergente", quantity: 3, price: 10, kind: 2 },
      { title: "Flete", quantity: 1, price: 5, kind: 2 },
    ],
  });
  const [first] = document.cuerpoDocumento;
  if (first) Object.assign(first, { montoDescu: 6, ventaGravada: 24 });
  // 29.00 less 2.00 of the whole document, and 13 % of 27.00.
  Object.assign(document.resumen, {
    totalGravada: 29,
    subTotalVentas: 29,
    descuGravada: 2,
    subTotal: 27,
    tributos: [{ codigo: "20", descripcion: "IVA 13%", valor: 3.51 }],
    montoTotalOperacion: 30.51,
    totalPagar: 30.51,
  });
  const { id } = (await admin.call(importDte, { body: { dte: document, lines: [] }, headers: aKey() })).ok;
  const bought = await purchase(id);
  expect(bought).toMatchObject({ discount: 200, subtotal: 2700, tax: 351, total: 3051 });
  expect(bought.items.map(({ discount, total }) => [discount, total])).toEqual([
    [600, 2400],
    [null, 500],
  ]);
  expect(await amounts(id)).toEqual([24, 5, -2, 3.51]);
  expect(sum(await amounts(id))).toBe(bought.total);
});

test("the file of a purchase says units in the language of its reader", async () => {
  const { admin, server } = await aDesk();
  const { id } = (await buy(admin, { items: [{ title: "Huevos", quantity: 30, unit: "pc" }] })).ok;
  const file = async (lang: string) =>
    (
      await server.app.inject({
        url: `/api/v1/purchases/${id}/items.csv?lang=${lang}`,
        cookies: admin.cookies,
      })
    ).body;
  expect(await file("es")).toContain("Huevos,30,u,");
  expect(await file("en")).toContain("Huevos,30,pc,");
});
