import type { previewItems as definition } from "../../../../contract/fiscal-preview.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/platform/define.ts";
import {
  type DocumentLine,
  decimalOfUnitPrice,
  documentLines,
  documentTotals,
  IVA_TRIBUTE,
  UNIT_OF_MEASURE,
} from "../../../../domain/documents/document-lines.ts";
import type { OrderId } from "../../../../domain/ids.ts";
import { ZERO_CENTS } from "../../../../domain/money/cents.ts";
import { DEFAULT_INVOICE_TYPE } from "../../../../domain/orders/invoice-type.ts";
import { saleLines } from "../../../../domain/tax/sale-lines.ts";
import { sqlOf, type Tx } from "../../../platform/db/tx.ts";
import { AppError, found, required } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { readOrders } from "../../orders/public.ts";
import { readSettings } from "../../settings/public.ts";
import { newBill } from "../bill/bill.ts";
import { buyerById } from "../buyer/buyer-queries.ts";

type Preview = ResponseOf<typeof definition>;

/** The items of an order as its tax document would have them, of the kind its customer gets. */
export function previewItems(ctx: StaffContext, named: BodyOf<typeof definition>): Promise<Preview> {
  return ctx.inTenant(async (tx) => {
    const orderId = named.orderId ?? (await orderWithNumber(tx, named.orderNo ?? 0));
    const order = required((await readOrders(tx, [orderId]))[0], "the order that was read");
    const { service } = await readSettings(tx, ctx.now);
    const { sale, lines: sold, terms } = newBill([order], { service, discount: null });
    if (sold.length === 0) throw new AppError("nothing_payable");
    const customer = order.customer_id === null ? undefined : await buyerById(tx, order.customer_id);
    const invoiceType = customer?.type ?? DEFAULT_INVOICE_TYPE;
    const priced = sold.map((line) => line.priced);
    const figures = saleLines(priced, sale);
    const items = sold.flatMap(
      ({ item_title: title, variant_title, combo, priced: { quantity, tax } }, index) => {
        const lineFigures = figures[index];
        const named = variant_title === null ? title : `${title}, ${variant_title}`;
        return lineFigures ? [{ title: named, quantity, tax, figures: lineFigures, combo }] : [];
      },
    );
    const lines = documentLines(items, invoiceType, terms.service.isTaxed);
    const totals = documentTotals(lines);
    return {
      order_id: order.id,
      order_no: order.order_no,
      invoice_type: invoiceType,
      ItemsProducts: lines.map((line) => itemView(ctx, line)),
      totals: {
        gravada: totals.taxed,
        exenta: totals.exempt,
        noSuj: totals.notSubject,
        noGravado: totals.untaxedService,
        iva: totals.iva,
      },
    };
  });
}

/** `not_found` when no order bears the number. */
async function orderWithNumber(tx: Tx, orderNo: number): Promise<OrderId> {
  const row = await tx.first(
    sqlOf
      .selectFrom("orders")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("order_no", "=", orderNo),
  );
  return found(row).id;
}

function itemView(ctx: StaffContext, line: DocumentLine): Preview["ItemsProducts"][number] {
  return {
    numItem: line.number,
    descripcion: line.title,
    cantidad: line.quantity,
    uniMedida: UNIT_OF_MEASURE,
    precioUni: decimalOfUnitPrice(line.unitPrice),
    ventaNoSuj: ZERO_CENTS,
    ventaExenta: line.exempt,
    ventaGravada: line.taxed,
    noGravado: line.untaxedService,
    ivaItem: line.iva,
    tributos:
      line.iva === 0
        ? []
        : [{ codigo: IVA_TRIBUTE, descripcion: ctx.say("payments.fiscal.iva"), valor: line.iva }],
  };
}
