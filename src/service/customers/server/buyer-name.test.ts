import { expect, test } from "vitest";
import { aDesk } from "#app/server/testing/cash-desk.ts";
import { createCustomer } from "#db/seeds/store.ts";
import { listSessionPayments } from "#money/cash-reports/contract/cash-reports.ts";
import { listPaidInvoices, readRefundable } from "#money/refunds/contract/refunds.ts";
import { toId } from "#platform/domain/ids.ts";

test("whom an invoice names is the same wherever it is listed", async () => {
  const desk = await aDesk();
  const sessionId = await desk.open();
  const customerId = await desk.server.db.inTenant(desk.small.tenantId, (tx) =>
    createCustomer(tx, { phone: "7000-1111", name: "Ana Mejía" }),
  );
  const invoice = await desk.sell(desk.cashier, { customerId });
  await desk.rows(
    "update customers set name = 'Otra' where tenant_id = $1 and id = $2 returning id",
    customerId,
  );
  const named = async () => [
    (await desk.admin.call(listPaidInvoices)).ok.rows[0]?.customer_name,
    (await desk.admin.call(readRefundable, { params: { invoiceId: toId<"Invoice">(invoice.id) } })).ok
      .customer_name,
    (await desk.admin.call(listSessionPayments, { params: { sessionId: toId<"CashSession">(sessionId) } })).ok
      .rows[0]?.customer_name,
  ];
  expect(await named()).toEqual(["Ana Mejía", "Ana Mejía", "Ana Mejía"]);
});
