import { readDecimal } from "#platform/domain/money/decimal.ts";
import { isRecord, type JsonRecord, own, ownList } from "#platform/domain/text/json-record.ts";
import { type ExactLine, type Printed, printedAmounts } from "./printed-amounts.ts";

/** Columns in which a line is sold or bought, by the member that has its amount (guide §5, §17). */
const columns = {
  taxed: "ventaGravada",
  exempt: "ventaExenta",
  notSubject: "ventaNoSuj",
  bought: "compra",
} as const;

type Column = keyof typeof columns;
const columnNames = Object.keys(columns) as Column[];

interface DocumentLine extends ExactLine {
  readonly column: Column;
}

/** Returns the lines of a document's JSON with prices and amounts that add up on paper; null when one of them is no amount. */
export function printedLines(document: JsonRecord): Printed<DocumentLine>[] | null {
  const exact: DocumentLine[] = [];
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
  return printedAmounts(exact);
}
