import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import { toId } from "#platform/domain/ids.ts";
import { listInvoices, readInvoiceOrders, searchInvoices } from "../contract/invoices.ts";

export const invoicesSamples: readonly Sample[] = [
  // All that there is, so that plans of every order are looked at where they would hurt.
  sample(listInvoices)(() => ({ query: { type: "this_month" } })),
  // A number that may be a total and a phone too.
  sample(searchInvoices)(() => ({ query: { q: "1010" } })),
  sample(readInvoiceOrders)(async (world) => ({
    body: { invoiceId: toId<"Invoice">(world.partInvoice), orderIds: await ordersOf(world) },
  })),
];

async function ordersOf({ admin, partInvoice }: World) {
  const invoiceId = toId<"Invoice">(partInvoice);
  const { orders } = (await admin.call(readInvoiceOrders, { body: { invoiceId } })).ok;
  return orders.map((order) => order.order_id);
}
