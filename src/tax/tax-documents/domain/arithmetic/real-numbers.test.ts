import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  type Decimal,
  decimalFrom,
  decimalText,
  timesDecimal,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import { type AmountLine, amountLine } from "./line-amounts.ts";
import { saleSummary } from "./sale-summary.ts";

/** JSON whose shape the test knows. */
// biome-ignore lint/suspicious/noExplicitAny: numbers of foreign documents
type Json = any;

const folder = path.join(import.meta.dirname, "../../../documents/domain/samples");
const sets: readonly Json[] = JSON.parse(readFileSync(path.join(folder, "calculo-reales.json"), "utf8"));

/**
 * Lines are rounded to the cent by their issuer; the figures of the summary are computed from them. These it cut or rounded otherwise: within the
 * ministry's tolerance, and sealed.
 */
const cut: Readonly<Record<string, readonly string[]>> = {
  R05: [
    "totalGravada 312.34, said 312.35",
    "subTotal 312.34, said 312.35",
    "montoTotalOperacion 352.94, said 352.95",
    "totalPagar 356.06, said 356.07",
  ],
  R07: ["iva 4.21, said 4.2", "montoTotalOperacion 36.56, said 36.55", "totalPagar 36.56, said 36.55"],
  R11: [
    "totalGravada 125.13, said 125.12",
    "subTotal 125.13, said 125.12",
    "montoTotalOperacion 141.4, said 141.39",
    "totalPagar 142.65, said 142.64",
  ],
};

const HALF_CENT = 500_000n;

test.each(sets.map((set) => [set.id, set] as const))(
  "%s is computed to the cent",
  (id, { tipoDte, cuerpoDocumento, resumen }) => {
    const lines: AmountLine[] = cuerpoDocumento.map((line: Json) => ({
      ...amountLine({
        kind: 1,
        sale: "taxed",
        code: null,
        title: "",
        quantity: decimalFrom(line.cantidad),
        unit: 59,
        unitPrice: decimalFrom(line.precioUni),
        discount: decimalFrom(line.montoDescu),
        outside: ZERO_DECIMAL,
        tributes: [],
        ownTribute: null,
        relatedTo: null,
      }),
      amount: decimalFrom(line.ventaGravada),
    }));
    for (const [at, { amount, quantity, unitPrice, discount }] of lines.entries()) {
      const exact = timesDecimal(quantity, unitPrice) - discount;
      const off = exact > amount ? exact - amount : amount - exact;
      expect([at, off <= HALF_CENT]).toEqual([at, true]);
    }
    const none = {
      taxed: ZERO_DECIMAL,
      exempt: ZERO_DECIMAL,
      notSubject: ZERO_DECIMAL,
      percentage: ZERO_DECIMAL,
    };
    const summary = saleSummary(lines, {
      type: tipoDte,
      discounts: none,
      tributes: [],
      isVatWithheld: resumen.ivaRete > 0,
      isVatPerceived: resumen.ivaPerci > 0,
    });
    const figures: Readonly<Record<string, Decimal | undefined>> = {
      totalGravada: summary.taxed,
      subTotal: summary.subtotal,
      iva: summary.tributes[0]?.amount,
      totalIva: summary.vat,
      ivaPerci: summary.perceived,
      ivaRete: summary.withheld,
      montoTotalOperacion: summary.total,
      totalPagar: summary.toPay,
    };
    const off = Object.entries<number>(resumen).flatMap(([name, said]) => {
      const ours = figures[name];
      const text = ours === undefined ? "nothing" : decimalText(ours);
      return text === decimalText(decimalFrom(said)) ? [] : [`${name} ${text}, said ${said}`];
    });
    expect(off).toEqual(cut[id] ?? []);
  },
);
