import { decimalOfCents, readDecimal } from "#platform/domain/money/decimal.ts";
import { isRecord, type JsonRecord, own, ownList } from "#platform/domain/text/json-record.ts";
import { type ExactLine, type PrintedAmounts, printedAmounts } from "./printed-amounts.ts";

/** Columns in which a line is sold or bought, by the member that has its amount (guide §5, §17). */
const columns = {
  taxed: "ventaGravada",
  exempt: "ventaExenta",
  notSubject: "ventaNoSuj",
  bought: "compra",
} as const;

type Column = keyof typeof columns;
const columnNames = Object.keys(columns) as Column[];

/** A line of a signed document as paper shows it. */
export interface PrintedLine extends PrintedAmounts {
  readonly column: Column;
}

/**
 * Returns the lines of a document's JSON with prices and amounts that add up on paper. Null when one of them is no amount; that of a
 * line beside all columns keeps the price that is written (guide §12).
 */
export function printedLines(document: JsonRecord): PrintedLine[] | null {
  const exact: (ExactLine & { readonly column: Column })[] = [];
  for (const line of ownList(document, "cuerpoDocumento").filter(isRecord)) {
    const amountOf = (name: string) => readDecimal(Number(own(line, name) ?? 0));
    const column = columnNames.find((each) => amountOf(columns[each]) !== 0n) ?? "taxed";
    const [quantity, unitPrice, discount] = [
      amountOf("cantidad"),
      amountOf("precioUni"),
      amountOf("montoDescu"),
    ];
    const amount = amountOf(columns[column]);
    if (quantity === null || unitPrice === null || discount === null || amount === null) return null;
    exact.push({ quantity, unitPrice, discount, amount, column });
  }
  return printedAmounts(exact).map((printed, index) => {
    const { column = "taxed", unitPrice = decimalOfCents(printed.amount) } = exact[index] ?? {};
    const isBeside = printed.amount === 0 && printed.discount === 0;
    return { ...printed, column, unitPrice: isBeside ? unitPrice : printed.unitPrice };
  });
}
