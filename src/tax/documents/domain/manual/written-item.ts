import { readDecimal } from "#platform/domain/money/decimal.ts";

/**
 * A line as somebody writes it by hand, in the names of the specification (back-office §3); codes of CAT-011
 * and CAT-014.
 */
export interface WrittenItem {
  readonly descripcion: string;
  readonly cantidad: number;
  readonly precioUni: number;
  readonly dte_tipo_item_codigo: string;
  readonly dte_unidad_medida: string;
}

/** CAT-011: a service. */
export const SERVICE_KIND = "2";
/** CAT-011: another tribute, which is a line of its own (guide §11). */
export const TRIBUTE_KIND = "4";
/** CAT-014: the unit of what has none (guide §5). */
export const NO_UNIT = "99";
/** CAT-014: a piece. */
export const PIECE = "59";

/** Tells whether this kind is counted in a unit: services and tributes have none (guide §5). */
export const hasUnit = (kind: string): boolean => kind !== SERVICE_KIND && kind !== TRIBUTE_KIND;

/** Returns the unit of a line that changes its kind. */
export function unitAs(
  kind: string,
  line: Pick<WrittenItem, "dte_tipo_item_codigo" | "dte_unidad_medida">,
): string {
  if (!hasUnit(kind)) return NO_UNIT;
  return hasUnit(line.dte_tipo_item_codigo) ? line.dte_unidad_medida : PIECE;
}

/** Why a datum of a line cannot stay; words for each under `validation` in the words. */
export interface WrittenProblem {
  readonly field: keyof WrittenItem;
  readonly reason: "required" | "too_small" | "malformed" | "not_a_choice";
}

/**
 * Highest total of a document written by hand. It is more than anybody sells, and with taxes it stays below
 * what lists and books can hold.
 */
const MAX_WRITTEN = 1_000_000;

/** Returns the index of the line that lifts the document above its highest total; -1 when none does. */
export function firstTooLarge(items: readonly Pick<WrittenItem, "cantidad" | "precioUni">[]): number {
  let sum = 0;
  return items.findIndex(({ cantidad, precioUni }) => {
    sum += cantidad * precioUni;
    return sum > MAX_WRITTEN;
  });
}

/** Least quantity of a line (back-office §5). */
export const LEAST_QUANTITY = 0.01;

/** Lists everything that keeps written items off a document (back-office §5; guide §5, §8). */
export function writtenProblems(item: WrittenItem): WrittenProblem[] {
  const problems: WrittenProblem[] = [];
  const refuse = (field: keyof WrittenItem, reason: WrittenProblem["reason"]) =>
    problems.push({ field, reason });
  for (const field of ["descripcion", "dte_tipo_item_codigo", "dte_unidad_medida"] as const)
    if (item[field].trim() === "") refuse(field, "required");
  if (readDecimal(item.cantidad) === null) refuse("cantidad", "malformed");
  else if (item.cantidad < LEAST_QUANTITY) refuse("cantidad", "too_small");
  if (readDecimal(item.precioUni) === null) refuse("precioUni", "malformed");
  else if (item.precioUni <= 0) refuse("precioUni", "too_small");
  return problems;
}
