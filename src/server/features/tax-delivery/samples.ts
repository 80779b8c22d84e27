import { mailPublicDocument, sendInvoice, sendTaxDocumentMail } from "../../../contract/tax-documents/tax-delivery.ts";
import { toId } from "../../../domain/ids.ts";
import { type Sample, sample } from "../../suites/sample.ts";
import { bookDocument } from "../../testing/tax-document.ts";

const to = "cliente@ejemplo.com";

export const taxDeliverySamples: readonly Sample[] = [
  sample(sendInvoice)(async ({ server, small, partInvoice }) => {
    const invoiceId = toId<"Invoice">(partInvoice);
    await bookDocument(server, small.tenantId, { invoiceId });
    return { body: { invoiceId, to } };
  }),
  sample(sendTaxDocumentMail)(({ taxDocument }) => ({
    params: { id: toId<"TaxDocument">(taxDocument.id) },
    body: { to },
  })),
  sample(mailPublicDocument)(({ taxDocument }) => ({ params: { code: taxDocument.code }, body: { to } })),
];
