import { type Sample, sample } from "#app/server/suites/sample.ts";
import { settlementFor } from "#app/server/testing/ministry/settlement-for.ts";
import {
  importWithholdingDocument,
  previewWithholdingDocument,
  removeWithholdingDocument,
} from "../contract/withholding-documents.ts";

export const withholdingDocumentsSamples: readonly Sample[] = [
  sample(previewWithholdingDocument)(async ({ admin }) => ({ body: await settlementFor(admin) })),
  sample(importWithholdingDocument)(async ({ admin }) => ({ body: await settlementFor(admin) })),
  sample(removeWithholdingDocument)(async ({ admin }) => {
    const { id } = (await admin.call(importWithholdingDocument, { body: await settlementFor(admin) })).ok;
    return { params: { id } };
  }),
];
