import { type WrittenItem, writtenProblems } from "#tax/documents/domain/manual/written-item.ts";
import type { createExcludedPurchase } from "../contract/manual-invoicing.ts";
import { type ExcludedTotals, excludedPurchase } from "../domain/excluded-purchase.ts";
import { figureOf } from "./invoice-draft.ts";

/** A typed line of a purchase. */
type BoughtLine = Omit<WrittenItem, "cantidad" | "precioUni"> & {
  readonly key: string;
  readonly cantidad: string;
  readonly precioUni: string;
};

export interface SellerInForm {
  readonly name: string;
  readonly tipoDocumento: string;
  readonly numDocumento: string;
  readonly phone: string;
  readonly email: string;
  readonly codActividad: string;
  readonly descActividad: string;
  readonly departamento: string;
  readonly municipio: string;
  readonly distrito: string;
  readonly complemento: string;
}

export interface ExcludedDraft {
  readonly seller: SellerInForm;
  readonly isNaturalPerson: boolean;
  readonly lines: readonly BoughtLine[];
  readonly paymentTypeId: number | null;
  readonly notes: string;
}

export const newBoughtLine = (key: string): BoughtLine => ({
  key,
  descripcion: "",
  cantidad: "1",
  precioUni: "",
  dte_tipo_item_codigo: "1",
  dte_unidad_medida: "59",
});

/** DUI, the document that sellers at the market have. */
const DUI = "13";

export const newExcluded = (key: string): ExcludedDraft => ({
  seller: {
    name: "",
    tipoDocumento: DUI,
    numDocumento: "",
    phone: "",
    email: "",
    codActividad: "",
    descActividad: "",
    departamento: "",
    municipio: "",
    distrito: "",
    complemento: "",
  },
  isNaturalPerson: true,
  lines: [newBoughtLine(key)],
  paymentTypeId: null,
  notes: "",
});

const read = ({ key: _, ...line }: BoughtLine): WrittenItem => ({
  ...line,
  cantidad: figureOf(line.cantidad) ?? Number.NaN,
  precioUni: figureOf(line.precioUni) ?? Number.NaN,
});

const hasFigures = (item: WrittenItem) =>
  !writtenProblems(item).some(({ field }) => field === "cantidad" || field === "precioUni");

/** Sums the lines that can be added up, and tells whether those are all lines. */
export function boughtTotals({ lines, isNaturalPerson }: ExcludedDraft): {
  totals: ExcludedTotals;
  isComplete: boolean;
} {
  const items = lines.map(read).filter(hasFigures);
  return {
    totals: excludedPurchase(items, { isNaturalPerson }).totals,
    isComplete: items.length === lines.length,
  };
}

/** Returns the request body. */
export function excludedPayload({
  lines,
  ...draft
}: ExcludedDraft): Parameters<typeof createExcludedPurchase.body.safeParse>[0] {
  return {
    ...draft,
    items: lines.map(({ key: _, ...line }) => ({
      ...line,
      cantidad: figureOf(line.cantidad),
      precioUni: figureOf(line.precioUni),
    })),
  };
}
