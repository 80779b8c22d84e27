import { readPublicCustomer } from "../../../contract/public-api/customers.ts";
import { readPublicInvoice } from "../../../contract/public-api/invoices.ts";
import { setAvailability } from "../../../contract/public-api/menu.ts";
import { readPublicOrder } from "../../../contract/public-api/orders.ts";
import { readPublicDays } from "../../../contract/public-api/reports.ts";
import { type Sample, sample } from "../../suites/sample.ts";

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
