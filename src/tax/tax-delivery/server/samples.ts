import { type Sample, sample } from "#app/server/suites/sample.ts";
import { toId } from "#platform/domain/ids.ts";
import { mailPublicDocument, sendInvoice, sendTaxDocumentMail } from "../contract/tax-delivery.ts";

const to = "cliente@ejemplo.com";

export const taxDeliverySamples: readonly Sample[] = [
  sample(sendInvoice)(({ partInvoice }) => ({ body: { invoiceId: toId<"Invoice">(partInvoice), to } })),
  sample(sendTaxDocumentMail)(({ taxDocument }) => ({ params: { id: taxDocument.id }, body: { to } })),
  sample(mailPublicDocument)(({ taxDocument }) => ({ params: { code: taxDocument.code }, body: { to } })),
];
