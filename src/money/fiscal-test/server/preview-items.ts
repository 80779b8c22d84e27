import { columnOf } from "#platform/contract/columns.ts";
import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { centsFromDecimal, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { type Decimal, decimalFrom, decimalText, fractionOfDecimal } from "#platform/domain/money/decimal.ts";
import { isRecord, type JsonRecord, own, ownList, ownRecord } from "#platform/domain/text/json-record.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readOrders } from "#service/orders/server/public.ts";
import type { SummaryFigure } from "#tax/documents/domain/reading/purchase-document.ts";
import type { FrozenSale } from "#tax/documents/server/public.ts";
import { LODGING_TRIBUTE, vatOnTop, withoutVat } from "#tax/tax-documents/domain/arithmetic/tributes.ts";
import { trySaleDocument } from "#tax/tax-documents/server/public.ts";
import type {
  exportItems as exportItemsRoute,
  previewItems as previewItemsRoute,
} from "../contract/fiscal-preview.ts";
import { NOT_INVOICED } from "./example-sale.ts";
import { orderWithNumber, salesOfOrder } from "./sales-of-order.ts";

type TriedDocument = Awaited<ReturnType<typeof trySaleDocument>>["documents"][number];
type Preview = ResponseOf<typeof previewItemsRoute>;

/**
 * Returns the items of an order as its tax documents have them, to the cent: from the sales that paid it, else from
 * what is left to pay, as if paid in cash now with the customer's kind of invoice. Throws `not_found` and
 * `nothing_payable`.
 */
export function previewItems(ctx: StaffContext, named: BodyOf<typeof previewItemsRoute>): Promise<Preview> {
  return ctx.inTenant(async (tx) => {
    const orderId = named.orderId ?? (await orderWithNumber(tx, named.orderNo ?? 0));
    const order = required((await readOrders(tx, [orderId]))[0], "the order that was read");
    const sales = await salesOfOrder(tx, ctx, orderId);
    const built: { readonly sale: FrozenSale; readonly tried: TriedDocument }[] = [];
    for (const sale of sales) {
      const { documents } = await trySaleDocument(tx, ctx, sale);
      const inForce = documents.find(({ isInForce }) => isInForce);
      built.push({ sale, tried: required(inForce, "the document in force") });
    }
    const sum = (figure: SummaryFigure) =>
      sumCents(built.map(({ tried }) => tried.summary.figures[figure] ?? ZERO_CENTS));
    return {
      order_id: order.id,
      order_no: order.order_no,
      invoice_type: required(sales[0], "a sale").invoiceType,
      ItemsProducts: built.flatMap(({ sale, tried: { document } }) =>
        previewedLines(document, sale.invoiceNo === NOT_INVOICED ? null : sale.invoiceNo),
      ),
      totals: {
        gravada: sum("taxed"),
        exenta: sum("exempt"),
        noSuj: sum("notSubject"),
        noGravado: sum("outsideTax"),
        iva: sumCents(built.map(({ tried }) => tried.summary.vat)),
        totalPagar: sum("toPay"),
      },
    };
  });
}

const column = columnOf<PreviewedItem>();

/** Columns and file name follow the specification (back-office §9). */
const fileColumns = [
  column("numItem", "text", { text: "numItem" }),
  column("descripcion", "text", { text: "descripcion" }),
  column("cantidad", "text", { text: "cantidad" }),
  column("uniMedida", "text", { text: "uniMedida" }),
  column("precioUni", "text", { text: "precioUni" }),
  column("ventaGravada", "money", { text: "ventaGravada" }, (item) => centsFromDecimal(item.ventaGravada)),
  column("ventaExenta", "money", { text: "ventaExenta" }, (item) => centsFromDecimal(item.ventaExenta)),
  column("iva", "money", { text: "iva" }, (item) => centsFromDecimal(item.ivaItem)),
];

/** Exports the items of an order as CSV. */
export async function exportItems(
  ctx: StaffContext,
  { orderNo }: QueryOf<typeof exportItemsRoute>,
): Promise<CsvFile> {
  const { ItemsProducts } = await previewItems(ctx, { orderNo });
  return {
    name: `ItemsProducts_${orderNo}.csv`,
    rows: csvRows(fileColumns, ItemsProducts, ctx),
  };
}

type PreviewedItem = ResponseOf<typeof previewItemsRoute>["ItemsProducts"][number];

/**
 * Returns the lines of a factura or crédito fiscal (guide §5), each with its tributes. A document states only the sum
 * of the tributes (guide §7, §11); here each has eight decimals.
 */
function previewedLines(document: JsonRecord, invoiceNo: number | null): PreviewedItem[] {
  const titles = new Map(
    ownList(ownRecord(document, "resumen"), "tributos")
      .filter(isRecord)
      .map((tribute) => [own(tribute, "codigo"), String(own(tribute, "descripcion"))]),
  );
  // Only a factura includes the IVA in its prices (guide §6, §7).
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

/** Returns a tribute of section 1 on a net amount (guide §11). */
function tributeOf(code: string, net: Decimal): Decimal {
  return code === LODGING_TRIBUTE ? fractionOfDecimal(net, 5n, 100n) : vatOnTop(net);
}

const numberOf = (amount: Decimal): number => Number(decimalText(amount));
