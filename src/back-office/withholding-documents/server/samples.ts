import { type Sample, sample } from "#app/server/suites/sample.ts";
import { cardSettlement } from "#app/server/testing/ministry/withholding-document.ts";
import type { Person } from "#app/server/testing/sessions.ts";
import { readTaxIssuer } from "#tax/tax-issuer/contract/issuer.ts";
import {
  importWithholdingDocument,
  previewWithholdingDocument,
  removeWithholdingDocument,
} from "../contract/withholding-documents.ts";

/** A document for the restaurant of whoever asks. */
export async function aDocument(admin: Person) {
  const { nit, nrc } = (await admin.call(readTaxIssuer)).ok.issuer;
  const own = { nit: nit.replaceAll("-", ""), nrc: nrc.replaceAll("-", "") };
  return { dte: JSON.stringify(cardSettlement({ taxed: 1000, advance: 20, own })) };
}

export const withholdingDocumentsSamples: readonly Sample[] = [
  sample(previewWithholdingDocument)(async ({ admin }) => ({ body: await aDocument(admin) })),
  sample(importWithholdingDocument)(async ({ admin }) => ({ body: await aDocument(admin) })),
  sample(removeWithholdingDocument)(async ({ admin }) => {
    const { id } = (await admin.call(importWithholdingDocument, { body: await aDocument(admin) })).ok;
    return { params: { id } };
  }),
];
