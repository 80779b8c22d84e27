import { IVA_RATE, IVA_TRIBUTE, rateInName } from "#menu/menu/domain/item-billing.ts";
import { type BasisPoints, percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import {
  addedTributes,
  LODGING_TRIBUTE,
  lineTributes,
} from "#tax/tax-documents/domain/arithmetic/tributes.ts";
import {
  PIECE,
  TRIBUTE_KIND,
  unitAs,
  type WrittenItem,
  type WrittenProblem,
  writtenProblems,
} from "./written-item.ts";

/** A line that somebody writes by hand, in the names of the specification (back-office §3); codes of CAT-011, CAT-014, CAT-015. */
export interface ManualItem extends WrittenItem {
  readonly dte_cod_tributo: string;
  readonly dte_porcentaje_iva: BasisPoints;
  readonly dte_gravado: boolean;
  /** Without tax: not subject in place of exempt. */
  readonly dte_no_sujeto: boolean;
  readonly dte_precio_incluye_iva: boolean;
  readonly dte_cod_tributo_adicional: string | null;
  readonly dte_porcentaje_adicional: BasisPoints | null;
  /** 1: its additional tribute is that of lodging. */
  readonly is_accommodation: 0 | 1;
}

/** Values of a new line (back-office §9). */
export const newManualItem = {
  descripcion: "",
  cantidad: 1,
  dte_tipo_item_codigo: "1",
  dte_unidad_medida: PIECE,
  dte_cod_tributo: IVA_TRIBUTE,
  dte_porcentaje_iva: IVA_RATE,
  dte_gravado: true,
  dte_no_sujeto: false,
  dte_precio_incluye_iva: true,
  dte_cod_tributo_adicional: null,
  dte_porcentaje_adicional: null,
  is_accommodation: 0,
} as const satisfies Omit<ManualItem, "precioUni">;

/** Fields that decide the kind of a line, which may still be typed: its figures are text. */
type Kind = Billing &
  Pick<ManualItem, "dte_tipo_item_codigo" | "dte_unidad_medida"> & { readonly cantidad: unknown };

type Billing = Pick<
  ManualItem,
  | "dte_cod_tributo"
  | "dte_porcentaje_iva"
  | "dte_gravado"
  | "dte_no_sujeto"
  | "dte_precio_incluye_iva"
  | "dte_cod_tributo_adicional"
  | "dte_porcentaje_adicional"
  | "is_accommodation"
>;

const NO_ADDITIONAL = {
  dte_cod_tributo_adicional: null,
  dte_porcentaje_adicional: null,
  is_accommodation: 0,
} as const;

/** With the IVA in its price a line is taxed at 13 % under tribute 20, fixed; without it it has no additional tribute (back-office §4). */
export function withIvaInPrice<Line extends Billing>(line: Line, isIncluded: boolean): Line {
  return isIncluded
    ? {
        ...line,
        dte_precio_incluye_iva: true,
        dte_gravado: true,
        dte_no_sujeto: false,
        dte_cod_tributo: IVA_TRIBUTE,
        dte_porcentaje_iva: IVA_RATE,
      }
    : { ...line, ...NO_ADDITIONAL, dte_precio_incluye_iva: false };
}

/** A taxed line is subject to the tax; without the tax a line is exempt until somebody says more. */
export const withTax = <Line extends Billing>(line: Line, isTaxed: boolean): Line => ({
  ...line,
  dte_gravado: isTaxed,
  dte_no_sujeto: isTaxed ? false : line.dte_no_sujeto,
});

/** The column of a line (guide §5, §10). */
export const columnOf = ({ dte_gravado, dte_no_sujeto }: Pick<Billing, "dte_gravado" | "dte_no_sujeto">) =>
  dte_gravado ? "taxed" : dte_no_sujeto ? "notSubject" : "exempt";

/** An additional tribute brings the rate of its name; that of lodging says so on the line (back-office §4). */
export function withAdditional<Line extends Billing>(
  line: Line,
  chosen: { readonly code: string; readonly name: string } | null,
): Line {
  if (chosen === null) return { ...line, ...NO_ADDITIONAL };
  return {
    ...line,
    dte_cod_tributo_adicional: chosen.code,
    dte_porcentaje_adicional: rateInName(chosen.name),
    is_accommodation: chosen.code === LODGING_TRIBUTE ? 1 : 0,
  };
}

/**
 * Changes the kind of a line. A tribute of section 2 is one piece without a unit and with the IVA added to
 * its price (guide §11); a service has no unit (guide §5). `one` is one piece.
 */
export function withKind<Line extends Kind>(line: Line, kind: string, one: Line["cantidad"]): Line {
  const kept = { ...line, dte_tipo_item_codigo: kind, dte_unidad_medida: unitAs(kind, line) };
  if (kind === TRIBUTE_KIND)
    return { ...withTax(withIvaInPrice(kept, false), true), dte_cod_tributo: "", cantidad: one };
  return isLineTribute(line.dte_cod_tributo) ? { ...kept, dte_cod_tributo: IVA_TRIBUTE } : kept;
}

/** Why a datum of a line cannot stay; words for each under `validation` in the words. */
export type ManualRefusal = WrittenProblem["reason"] | "iva_needs_rate" | "iva_included_first";

export interface ManualProblem {
  readonly field: keyof ManualItem;
  readonly reason: ManualRefusal;
}

/** Tells whether a code is a tribute that is a line of its own (section 2 of CAT-015). */
const isLineTribute = (code: string): boolean => lineTributes.some((each) => each === code);

/**
 * Tells whether a code may stand beside the IVA on a line: section 1 of CAT-015 without the IVA itself (guide
 * §11).
 */
export const isBesideIva = (code: string): boolean =>
  code !== IVA_TRIBUTE && code !== "C3" && addedTributes.some((each) => each === code);

/**
 * Lists everything that keeps a line off a document (back-office §4, §5; guide §5, §11). Codes of catalogues
 * are not looked up here.
 */
export function manualItemProblems(item: ManualItem): ManualProblem[] {
  return [...writtenProblems(item), ...taxProblems(item), ...additionalProblems(item)];
}

function taxProblems(item: ManualItem): ManualProblem[] {
  const isOwn = item.dte_tipo_item_codigo === TRIBUTE_KIND;
  const tribute = item.dte_cod_tributo.trim();
  if (tribute === "") return [{ field: "dte_cod_tributo", reason: "required" }];
  const problems: ManualProblem[] = [];
  if (isOwn ? !isLineTribute(tribute) : tribute !== IVA_TRIBUTE)
    problems.push({ field: "dte_cod_tributo", reason: "not_a_choice" });
  if ((isOwn || item.dte_precio_incluye_iva) && !item.dte_gravado)
    problems.push({ field: "dte_gravado", reason: "not_a_choice" });
  if (item.dte_no_sujeto && item.dte_gravado)
    problems.push({ field: "dte_no_sujeto", reason: "not_a_choice" });
  if (isOwn && item.dte_precio_incluye_iva)
    problems.push({ field: "dte_precio_incluye_iva", reason: "not_a_choice" });
  if (isOwn && item.cantidad !== 1) problems.push({ field: "cantidad", reason: "not_a_choice" });
  if (item.dte_gravado && item.dte_porcentaje_iva !== IVA_RATE)
    problems.push({ field: "dte_porcentaje_iva", reason: "iva_needs_rate" });
  return problems;
}

function additionalProblems(item: ManualItem): ManualProblem[] {
  const { dte_cod_tributo_adicional: code, dte_porcentaje_adicional: rate } = item;
  if (code === null) return [];
  if (!item.dte_precio_incluye_iva)
    return [{ field: "dte_cod_tributo_adicional", reason: "iva_included_first" }];
  if (!isBesideIva(code)) return [{ field: "dte_cod_tributo_adicional", reason: "not_a_choice" }];
  if (rate === null || rate <= 0) return [{ field: "dte_porcentaje_adicional", reason: "required" }];
  const isLodging = code === LODGING_TRIBUTE;
  if (isLodging && percentFromBasisPoints(rate) !== LODGING_PERCENT)
    return [{ field: "dte_porcentaje_adicional", reason: "not_a_choice" }];
  return (item.is_accommodation === 1) === isLodging
    ? []
    : [{ field: "is_accommodation", reason: "not_a_choice" }];
}

/** 5 % of the net price (guide §11). */
const LODGING_PERCENT = 5;
