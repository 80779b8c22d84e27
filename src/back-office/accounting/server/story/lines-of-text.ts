import { centsFromDecimal, sumCents } from "#platform/domain/money/cents.ts";
import { isRecord, type JsonRecord, own, ownList } from "#platform/domain/text/json-record.ts";
import type { AccountedLine } from "../../contract/accounting.ts";

/** The columns of a line whose sum it comes to (guide §5, §17). */
const COLUMNS = ["ventaGravada", "ventaExenta", "ventaNoSuj", "noGravado", "compra"] as const;

/** The lines of a document from its JSON; none of an event. */
export function linesOfText(text: string | null): AccountedLine[] {
  if (text === null) return [];
  return ownList(JSON.parse(text) as JsonRecord, "cuerpoDocumento")
    .filter(isRecord)
    .map((line, index) => ({
      numItem: index + 1,
      descripcion: String(own(line, "descripcion") ?? ""),
      cantidad: numberOf(line, "cantidad"),
      precioUni: numberOf(line, "precioUni"),
      total: sumCents(COLUMNS.map((column) => centsFromDecimal(numberOf(line, column)))),
    }));
}

const numberOf = (line: JsonRecord, name: string): number => Number(own(line, name) ?? 0);
