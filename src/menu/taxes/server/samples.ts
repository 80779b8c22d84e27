import { type Sample, sample } from "#app/server/suites/sample.ts";
import { addTax, deleteTax, updateTax } from "../contract/taxes.ts";

export const taxesSamples: readonly Sample[] = [
  sample(addTax)(() => ({ body: { title: "IVA reducido", rate: 5, type: "inclusive" } })),
  sample(updateTax)(({ small }) => ({
    params: { taxId: small.taxes.inclusive },
    body: { title: "IVA", rate: 15, type: "inclusive" },
  })),
  sample(deleteTax)(({ small }) => ({
    params: { taxId: small.taxes.exclusive },
    query: { moveTo: String(small.taxes.inclusive) },
  })),
];
