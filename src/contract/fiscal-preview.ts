import { z } from "zod";
import { actions } from "../domain/access/actions.ts";
import { invoiceTypes } from "../domain/orders/invoice-type.ts";
import { route } from "./platform/define.ts";
import { idOf, money } from "./platform/wire.ts";

const chargePermissions = actions["order.charge"];

/** A line as its tax document would have it; the unit price has up to eight decimals (GUIDE §5, §8). */
const previewedItem = z.object({
  numItem: z.number().int(),
  descripcion: z.string(),
  cantidad: z.number().int(),
  /** CAT-014. */
  uniMedida: z.number().int(),
  precioUni: z.number(),
  ventaNoSuj: money,
  ventaExenta: money,
  ventaGravada: money,
  /** Outside the base of the tax. */
  noGravado: money,
  ivaItem: money,
  tributos: z.array(z.object({ codigo: z.string(), descripcion: z.string(), valor: money })),
});

export const previewItems = route({
  method: "POST",
  path: "/orders/dte/items-preview",
  summary:
    "The items of an order as lines of its tax document, before or after it is paid, without any discount.",
  access: { staff: [...chargePermissions, "ACCOUNTING", "INVOICES"] },
  body: z.object({ orderId: idOf("Order") }),
  response: z.object({
    order_id: idOf("Order"),
    order_no: z.number().int(),
    /** What the customer of the order is invoiced with. */
    invoice_type: z.enum(invoiceTypes),
    ItemsProducts: z.array(previewedItem),
    totals: z.object({ gravada: money, exenta: money, noSuj: money, noGravado: money, iva: money }),
  }),
  errors: ["not_found", "nothing_payable"],
  // It only reads.
  idempotency: "natural",
});

export const paymentStructure = route({
  method: "GET",
  path: "/fiscal-test/payment-structure",
  summary:
    "What a payment of 10.00 with IVA inside consists of under the settings of this restaurant, and what its tax documents lack.",
  access: { staff: [...chargePermissions, "SETTINGS"] },
  response: z.object({
    data: z.object({
      summary: z.object({
        breakdown: z.object({
          productos_total: money,
          impuestos_total: money,
          cargo_servicio: money,
          descuento: money,
          total_final: money,
        }),
        fiscal_totals: z.object({
          totalGravada: money,
          totalExenta: money,
          totalNoGravado: money,
          totalIva: money,
          totalPagar: money,
        }),
      }),
      fiscal_validation: z.object({
        isValid: z.boolean(),
        /** One sentence each, in the caller's language. */
        errors: z.array(z.string()),
      }),
      /** What may stand in `selectedPaymentType` and `invoiceType` of a payment. */
      payment_types: z.array(z.object({ id: idOf("PaymentType"), title: z.string() })),
      invoice_types: z.array(z.enum(invoiceTypes)),
    }),
  }),
});
