import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { supplierDocument } from "#app/server/testing/supplier-document.ts";
import { measuredUnits } from "#inventory/inventory/domain/units.ts";
import { toId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { readPurchaseDocument } from "#tax/documents/domain/reading/read-purchase-document.ts";
import { previewDte } from "../contract/preview-dte.ts";
import { proposeLines } from "./propose-lines.ts";

const title = fc.constantFrom("Agua", "Pipa de agua 2000 L", "Big bag 1200 kg", "Silo 95000 kg", "Caja 24");

test("whatever can be read can be answered", async () => {
  const ingredients = measuredUnits.map((unit, index) => ({
    id: toId<"InventoryItem">(index + 1),
    title: "Agua",
    unit,
    quantity: thousandths(0),
  }));
  const goods = fc.record({
    title,
    unit: fc.constantFrom(1, 18, 30, 36, 40, 59, 99),
    quantity: fc.constantFrom(0.000_01, 0.001, 1, 1_000_000),
    price: fc.constantFrom(0, 0.000_01, 5, 2000, 10_000_000),
  });
  await fc.assert(
    fc.asyncProperty(goods, fc.boolean(), async (each, isRegisteredForVat) => {
      const read = readPurchaseDocument(JSON.stringify(supplierDocument({ goods: [each] })));
      if (!read.ok) return;
      const known = { ingredients, links: new Map(), keys: [], isRegisteredForVat };
      const lines = await proposeLines(read.document, known, sayIn("es"));
      expect(() => z.encode(previewDte.response.shape.items, lines)).not.toThrow();
    }),
  );
});
