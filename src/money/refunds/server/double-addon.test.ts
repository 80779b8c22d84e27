import { expect, test } from "vitest";
import { aDesk } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { readInvoiceToRefund, refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { addSharedGroup, attachSharedGroup, listSharedGroups } from "#menu/menu/contract/shared-groups.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { completeOrders } from "#service/orders/contract/orders.ts";

test("a double add-on is charged, invoiced and given back twice", async () => {
  const desk = await aDesk();
  await desk.open();
  const { carne } = desk.small.items;
  const params = {
    groupId: (
      await desk.admin.call(addSharedGroup, {
        body: { title: "Extras", max_each: 2, addons: [{ title: "Queso", price: 0.5 }] },
      })
    ).ok.id,
  };
  await desk.admin.call(attachSharedGroup, { params, body: { itemIds: [carne.id] } });
  const [cheese] = (await desk.admin.call(listSharedGroups)).ok.groups.flatMap(({ addons }) => addons);
  const line = aLine({ id: carne.id, price: 7.5, addons_ids: [Number(cheese?.id), Number(cheese?.id)] });
  const orderId = (await desk.send(aCart([line]))).ok.orderId;
  await desk.admin.call(completeOrders, { body: { orderIds: [orderId] } });
  const body = await desk.payBody([orderId]);
  expect(body.total).toBe(7.5);
  const { invoice_id } = (await desk.cashier.call(payOrders, { body, headers: aKey() })).ok;

  const [invoiced] = await desk.rows<{ addons: { title: string }[]; unit: number; total: number }>(
    `select addons, unit_price_cents as unit, line_total_cents as total from invoice_lines
     where tenant_id = $1 and invoice_id = $2`,
    invoice_id,
  );
  expect(invoiced).toMatchObject({ unit: 750, total: 750 });
  expect(invoiced?.addons.map(({ title }) => title)).toEqual(["Queso", "Queso"]);
  expect((await sendRefund(desk.admin, await refundBody(desk, invoice_id))).status).toBe(200);
  expect((await readInvoiceToRefund(desk.admin, invoice_id)).refunded).toBe(750);
});
