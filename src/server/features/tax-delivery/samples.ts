import {
  mailPublicDocument,
  sendInvoice,
  sendTaxDocumentMail,
} from "../../../contract/tax-documents/tax-delivery.ts";
import { toId } from "../../../domain/ids.ts";
import { type Sample, sample } from "../../suites/sample.ts";

const to = "cliente@ejemplo.com";

export const taxDeliverySamples: readonly Sample[] = [
  sample(sendInvoice)(({ partInvoice }) => ({ body: { invoiceId: toId<"Invoice">(partInvoice), to } })),
  sample(sendTaxDocumentMail)(({ taxDocument }) => ({ params: { id: taxDocument.id }, body: { to } })),
  sample(mailPublicDocument)(({ taxDocument }) => ({ params: { code: taxDocument.code }, body: { to } })),
];
