import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readOrders } from "#service/orders/server/public.ts";
import type { SummaryFigure } from "#tax/documents/domain/reading/purchase-document.ts";
import type { FrozenSale } from "#tax/documents/server/public.ts";
import { trySaleDocument } from "#tax/tax-documents/server/public.ts";
import type { previewItems as definition } from "../contract/fiscal-preview.ts";
import { NOT_INVOICED } from "./example-sale.ts";
import { previewedLines } from "./previewed-lines.ts";
import { orderWithNumber, salesOfOrder } from "./sales-of-order.ts";

type TriedDocument = Awaited<ReturnType<typeof trySaleDocument>>["documents"][number];
type Preview = ResponseOf<typeof definition>;

/**
 * The items of an order as its tax documents have them, to the cent: of the sales it was paid with, else of what is left to pay as cash
 * would pay it now, of the kind its customer gets. Refusals: `not_found`, `nothing_payable`.
 */
export function previewItems(ctx: StaffContext, named: BodyOf<typeof definition>): Promise<Preview> {
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
