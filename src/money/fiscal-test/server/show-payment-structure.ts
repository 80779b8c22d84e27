import { saleTotals } from "#core/pricing/domain/sale-totals.ts";
import type { PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import { type ServedOrder, serviceChargeFor } from "#core/service-charge/domain/service-charge-terms.ts";
import { readPaymentTypes, readSettings } from "#core/settings/server/public.ts";
import { fiscalProblemText, issuerProblems } from "#money/payments/server/buyer/refuse-buyer.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { basisPoints, cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { readIssuer } from "#tax/tax-issuer/server/public.ts";
import type { paymentStructure as definition } from "../contract/fiscal-preview.ts";

/** Ten dollars with IVA included. */
const SAMPLE: PricedLine = {
  unitPrice: cents(1_000),
  quantity: 1,
  tax: { type: "inclusive", rate: basisPoints(1_300) },
};

/** Order at a table without a number of people. */
const SAMPLE_ORDER: ServedOrder = { account_id: 1, delivery_type: "dinein", people: null };

/** Shows the fields of a payment under this restaurant's settings, and what its tax documents lack. */
export function showPaymentStructure(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { service } = await readSettings(tx, ctx.now);
    const { net, taxTotal, serviceCharge, payable, taxes } = saleTotals([SAMPLE], {
      service: serviceChargeFor(service, [SAMPLE_ORDER]),
    });
    const taxed = sumCents(taxes.filter(({ type }) => type !== "other").map((group) => group.gross));
    const paymentTypes = (await readPaymentTypes(tx)).filter(({ isActive }) => isActive);
    const errors = issuerProblems(await readIssuer(tx));
    return {
      data: {
        summary: {
          breakdown: {
            productos_total: net,
            impuestos_total: taxTotal,
            cargo_servicio: serviceCharge,
            descuento: ZERO_CENTS,
            total_final: payable,
          },
          fiscal_totals: {
            totalGravada: taxed,
            totalExenta: ZERO_CENTS,
            totalNoSuj: ZERO_CENTS,
            // An untaxed service charge is outside the taxable sale, like a tip.
            totalNoGravado: cents(payable - taxed),
            totalIva: taxTotal,
            totalPagar: payable,
          },
        },
        fiscal_validation: {
          isValid: errors.length === 0,
          errors: errors.map((error) =>
            ctx.say("payments.fiscal.issuer", { fields: fiscalProblemText(ctx, error) }),
          ),
        },
        payment_types: paymentTypes.map(({ id, title }) => ({ id, title })),
        invoice_types: [...invoiceTypes],
      },
    };
  });
}
