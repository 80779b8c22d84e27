import { type Sample, sample } from "#app/server/suites/sample.ts";
import { readPublicCustomer } from "../contract/customers.ts";
import { readPublicInvoice } from "../contract/invoices.ts";
import { setAvailability } from "../contract/menu.ts";
import { readPublicOrder } from "../contract/orders.ts";
import { readPublicDays } from "../contract/reports.ts";

export const publicApiSamples: readonly Sample[] = [
  sample(setAvailability)(({ small }) => ({
    params: { itemId: small.items.carne.id },
    body: { remaining: 4, until: "tomorrow" },
  })),
  sample(readPublicOrder)(({ fresh }) => ({ params: { orderId: fresh.id } })),
  sample(readPublicInvoice)(({ partInvoice }) => ({ params: { invoiceId: partInvoice } })),
  sample(readPublicCustomer)(({ small }) => ({ params: { customerId: small.customerId } })),
  sample(readPublicDays)(() => ({ query: { from: "2026-11-01", to: "2026-11-03" } })),
];
