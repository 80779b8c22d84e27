import { readDecimal } from "../money/decimal.ts";

/** What somebody writes of a line by hand, in the names of the specification (back-office §3); codes of CAT-011 and CAT-014. */
export interface WrittenItem {
  readonly descripcion: string;
  readonly cantidad: number;
  readonly precioUni: number;
  readonly dte_tipo_item_codigo: string;
  readonly dte_unidad_medida: string;
}

/** CAT-011: a service. */
export const SERVICE_KIND = "2";
/** CAT-014: the unit of what has none (guide §5). */
export const NO_UNIT = "99";

/** Why a datum of a line cannot stay; words for each under `validation` in src/messages. */
export interface WrittenProblem {
  readonly field: keyof WrittenItem;
  readonly reason: "required" | "too_small" | "malformed" | "not_a_choice";
}

/** Least quantity of a line (back-office §5). */
const LEAST_QUANTITY = 0.01;

/** Everything that keeps what was written off a document (back-office §5; guide §5, §8). */
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
