import { type Sample, sample } from "#app/server/suites/sample.ts";
import { supplierDocument } from "#app/server/testing/supplier-document.ts";
import { importDte } from "../contract/import-dte.ts";
import { previewDte } from "../contract/preview-dte.ts";

const goods = [{ title: "QUESO FRESCO LIBRA", quantity: 10, price: 2.5, unit: 36, code: "Q-01" }] as const;

export const purchaseDocumentsSamples: readonly Sample[] = [
  sample(previewDte)(() => ({ body: { dte: JSON.stringify(supplierDocument({ goods })) } })),
  sample(importDte)(({ small }) => ({
    body: {
      dte: JSON.stringify(supplierDocument({ goods })),
      lines: [{ line: 1, quantity: 10, unit: "lb", factor: 1, inventoryItemId: small.stock.queso }],
    },
  })),
];
