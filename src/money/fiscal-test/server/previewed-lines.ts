import type { ResponseOf } from "#platform/contract/define.ts";
import { type Decimal, decimalFrom, decimalText, fractionOfDecimal } from "#platform/domain/money/decimal.ts";
import { isRecord, type JsonRecord, own, ownList, ownRecord } from "#platform/domain/text/json-record.ts";
import { LODGING_TRIBUTE } from "#tax/tax-documents/domain/arithmetic/tributes.ts";
import { vatOnTop, withoutVat } from "#tax/tax-documents/domain/arithmetic/vat.ts";
import type { previewItems } from "../contract/fiscal-preview.ts";

type PreviewedItem = ResponseOf<typeof previewItems>["ItemsProducts"][number];

/**
 * The lines of a factura or a crédito fiscal as it has them (guide §5), each with what its tributes come to: a document says that of
 * their sum alone (guide §7, §11), to eight decimals here.
 */
export function previewedLines(document: JsonRecord, invoiceNo: number | null): PreviewedItem[] {
  const titles = new Map(
    ownList(ownRecord(document, "resumen"), "tributos")
      .filter(isRecord)
      .map((tribute) => [own(tribute, "codigo"), String(own(tribute, "descripcion"))]),
  );
  // Only a factura has the IVA inside its prices (guide §6, §7).
  const isNet = own(ownRecord(document, "identificacion"), "tipoDte") !== "01";
  return ownList(document, "cuerpoDocumento")
    .filter(isRecord)
    .map((line) => {
      const number = (name: string) => Number(own(line, name) ?? 0);
      const taxed = decimalFrom(number("ventaGravada"));
      const net = isNet ? taxed : withoutVat(taxed);
      return {
        invoice_no: invoiceNo,
        numItem: number("numItem"),
        descripcion: String(own(line, "descripcion") ?? ""),
        cantidad: number("cantidad"),
        uniMedida: number("uniMedida"),
        precioUni: number("precioUni"),
        montoDescu: number("montoDescu"),
        ventaNoSuj: number("ventaNoSuj"),
        ventaExenta: number("ventaExenta"),
        ventaGravada: number("ventaGravada"),
        noGravado: number("noGravado"),
        ivaItem: isNet ? numberOf(vatOnTop(taxed)) : number("ivaItem"),
        tributos: ownList(line, "tributos")
          .map(String)
          .map((code) => ({
            codigo: code,
            descripcion: titles.get(code) ?? code,
            valor: numberOf(tributeOf(code, net)),
          })),
      };
    });
}

/** What a tribute of section 1 comes to on a net amount (guide §11). */
function tributeOf(code: string, net: Decimal): Decimal {
  return code === LODGING_TRIBUTE ? fractionOfDecimal(net, 5n, 100n) : vatOnTop(net);
}

const numberOf = (amount: Decimal): number => Number(decimalText(amount));
