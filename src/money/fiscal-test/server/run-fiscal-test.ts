import { readSettings } from "#core/settings/server/public.ts";
import { fiscalProblemText, issuerProblems } from "#money/payments/server/buyer/refuse-buyer.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { type InvoiceType, invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import type { FrozenSale } from "#tax/documents/server/public.ts";
import { trySaleDocument } from "#tax/tax-documents/server/public.ts";
import { readIssuer } from "#tax/tax-issuer/server/public.ts";
import type { runFiscalTest as definition, TestedDocument } from "../contract/fiscal-preview.ts";
import { EXAMPLE_BUYER, exampleSale, NOT_INVOICED } from "./example-sale.ts";
import { orderWithNumber, salesOfOrder } from "./sales-of-order.ts";

type TriedDocument = Awaited<ReturnType<typeof trySaleDocument>>["documents"][number];
type Answer = ResponseOf<typeof definition>["data"];

/**
 * Builds the documents of the built-in sale, or of an order, as a factura and as a crédito fiscal in both generations,
 * and reports every failed check (back-office §2, Fiscal test). It writes nothing and takes no number.
 */
export function runFiscalTest(
  ctx: StaffContext,
  { order_no: orderNo }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const settings = await readSettings(tx, ctx.now);
    const sales = orderNo
      ? await salesOfOrder(tx, ctx, await orderWithNumber(tx, orderNo))
      : [exampleSale(settings, ctx.now)];
    const tested: Tested[] = [];
    for (const sale of sales)
      for (const invoiceType of invoiceTypes)
        tested.push(...(await testedAs(tx, ctx, asInvoiced(sale, invoiceType), settings.currency)));
    const issuer = issuerProblems(await readIssuer(tx));
    const restaurant = issuer.map((problem) =>
      ctx.say("payments.fiscal.issuer", { fields: fiscalProblemText(ctx, problem) }),
    );
    const first = required(sales[0], "the sale that is tested");
    const shown = required(
      tested.find(({ sale, tried }) => sale.invoiceType === first.invoiceType && tried.isInForce),
      "the document in force",
    );
    const documents = tested.map((one) => documentView(one));
    const errors = [...restaurant, ...documents.flatMap((document) => namedErrors(ctx, document))];
    return {
      data: {
        summary: summaryOf(first, shown.tried),
        fiscal_validation: { isValid: errors.length === 0, errors },
        documents,
        is_issuing: tested.every(({ isIssuing }) => isIssuing),
        currency: settings.currency,
      },
    };
  });
}

interface Tested {
  readonly sale: FrozenSale;
  readonly tried: TriedDocument;
  readonly isIssuing: boolean;
}

async function testedAs(tx: Tx, ctx: StaffContext, sale: FrozenSale, currency: string): Promise<Tested[]> {
  const { isIssuing, documents } = await trySaleDocument(tx, ctx, sale);
  const charged = cents(sale.totals.total + sale.totals.tip);
  return documents.map((document) => {
    const stated = cents(document.summary.total + (document.summary.figures.outsideTax ?? ZERO_CENTS));
    const differs = ctx.say("fiscalTest.charged_differs", {
      charged: moneyText(ctx, charged, currency),
      stated: moneyText(ctx, stated, currency),
    });
    const errors = stated === charged ? document.errors : [...document.errors, differs];
    return { sale, tried: { ...document, errors }, isIssuing };
  });
}

/**
 * Returns the sale as invoiced with this kind; a crédito fiscal without a buyer of its own names the invented company.
 */
function asInvoiced(sale: FrozenSale, invoiceType: InvoiceType): FrozenSale {
  if (sale.invoiceType === invoiceType) return sale;
  return { ...sale, invoiceType, receptor: invoiceType === "CREDITO_FISCAL" ? EXAMPLE_BUYER : null };
}

/** A document as it was tried, with its errors. */
export function documentView({ sale, tried }: Pick<Tested, "sale" | "tried">): TestedDocument {
  const { kind, generation, isInForce, summary, document, errors } = tried;
  return {
    tipoDte: kind,
    generation,
    is_in_force: isInForce,
    invoice_no: sale.invoiceNo === NOT_INVOICED ? null : sale.invoiceNo,
    receptor: sale.receptor?.nombre ?? null,
    totalPagar: summary.toPay,
    isValid: errors.length === 0,
    errors: [...errors],
    dte_json: { ...document },
  };
}

function namedErrors({ say }: StaffContext, { tipoDte, generation, errors }: TestedDocument): string[] {
  const document = say(`taxDocuments.types.${tipoDte}`);
  return errors.map((error) => say("fiscalTest.of_document", { document, generation, error }));
}

function summaryOf(
  { totals }: FrozenSale,
  { summary: { figures, vat, toPay } }: TriedDocument,
): Answer["summary"] {
  return {
    breakdown: {
      productos_total: cents(totals.net + totals.discount),
      impuestos_total: cents(totals.tax),
      cargo_servicio: cents(totals.serviceCharge),
      descuento: cents(totals.discount),
      total_final: cents(totals.total),
    },
    fiscal_totals: {
      totalGravada: figures.taxed ?? ZERO_CENTS,
      totalExenta: figures.exempt ?? ZERO_CENTS,
      totalNoSuj: figures.notSubject ?? ZERO_CENTS,
      totalNoGravado: figures.outsideTax ?? ZERO_CENTS,
      totalIva: vat,
      totalPagar: toPay,
    },
  };
}
