import type { SaleTotals } from "#core/pricing/domain/sale-totals.ts";
import { type ShownFigures, shownFigures } from "#core/pricing/domain/shown-figures.ts";
import { lineAmount, type PricedLine, type TaxGroup } from "#core/pricing/domain/tax-breakdown.ts";
import { type Cents, cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { countedTexts } from "#platform/domain/text/counted-texts.ts";
import type { Writing } from "#platform/domain/text/languages.ts";
import { detailsText } from "#platform/domain/text/list-text.ts";
import type { PageFormat } from "#platform/domain/text/page-format.ts";
import {
  type ComboOfLine,
  type FoldedLine,
  foldCombos,
  sharedNotes,
} from "#service/orders/domain/combo-lines.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";

export interface PrintSettings {
  readonly pageFormat: PageFormat;
  readonly header: string;
  readonly footer: string;
  readonly showNotes: boolean;
  readonly showStoreDetails: boolean;
  readonly showCustomerDetails: boolean;
  readonly printToken: boolean;
}

/** A line of an order or an invoice, as a receipt needs it. */
export interface PaperLine extends PricedLine {
  readonly title: string;
  readonly variantTitle: string | null;
  readonly addonTitles: readonly string[];
  readonly notes: string | null;
  /** On the house: listed without a price. */
  readonly isCourtesy: boolean;
  /** The combo that it is a part of. */
  readonly combo: ComboOfLine | null;
  /** Left out on an invoice, where everything was sold. */
  readonly status?: LineStatus;
}

interface SoldStore {
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

interface SoldCustomer {
  readonly name: string | null;
  readonly phone: string | null;
}

/** The totals of a sale that paper shows. */
type ReceiptTotals = Omit<SaleTotals, "listed" | "taxes"> & {
  readonly taxes: readonly TaxGroup[];
  readonly tributes?: Cents;
};

/** A tax by rate and type; untaxed sales have no line. */
export interface TaxOnPaper extends Pick<TaxGroup, "type" | "rate"> {
  readonly amount: Cents;
}

export interface ReceiptInput {
  readonly lines: readonly PaperLine[];
  /** The sale's own totals, frozen on an invoice: a receipt computes no price. */
  readonly totals: ReceiptTotals;
  readonly tokenNo: number | null;
  readonly paymentName: string | null;
  readonly store: SoldStore;
  readonly customer: SoldCustomer | null;
  readonly settings: PrintSettings;
  /** Comma of the paper's language between a name and its details. */
  readonly writing: Pick<Writing, "comma" | "language">;
}

export interface ReceiptLine {
  readonly title: string;
  readonly variantTitle: string | null;
  readonly addonTitles: readonly string[];
  readonly notes: string | null;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly total: Cents;
  readonly isCourtesy: boolean;
  /** Taken off the line itself; the total is before it, and the figures below have it. */
  readonly discount: Cents;
  /** The parts of a combo in words; the line has the price of them all. */
  readonly parts: readonly string[];
}

export interface Receipt {
  readonly widthMm: PageFormat;
  readonly header: string | null;
  readonly store: SoldStore | null;
  readonly customer: SoldCustomer | null;
  readonly lines: readonly ReceiptLine[];
  /** Stand below the lines and add up to the price of the sale. */
  readonly figures: ShownFigures<TaxOnPaper>;
  readonly tip: Cents | null;
  /** Includes the tip. */
  readonly total: Cents;
  /** Null lets the page print its own word for cash (operations §9, "Efectivo"). */
  readonly paymentName: string | null;
  /** The number in the circle; null when the settings hide it. */
  readonly tokenNo: number | null;
  readonly footer: string | null;
}

export type ReceiptDecision =
  | { readonly ok: true; readonly receipt: Receipt }
  | { readonly ok: false; readonly reason: "nothing_to_print" };

/**
 * Returns the contents of a receipt (operations §2, Receipt and token printing), for an order or an invoice, with the
 * print settings applied. Refuses a receipt whose lines are all cancelled (operations §5).
 */
export function receiptView(input: ReceiptInput): ReceiptDecision {
  const { settings, totals } = input;
  const sold = input.lines.filter((line) => line.status !== "cancelled");
  if (sold.length === 0) return { ok: false, reason: "nothing_to_print" };
  const receipt: Receipt = {
    widthMm: settings.pageFormat,
    header: textOrNull(settings.header),
    store: settings.showStoreDetails ? input.store : null,
    customer: settings.showCustomerDetails ? input.customer : null,
    lines: foldCombos(sold).map((folded) => receiptLine(folded, input)),
    figures: shownFigures({
      listed: sumCents(sold.map(lineAmount)),
      discount: totals.discount,
      serviceCharge: totals.serviceCharge,
      taxes: totals.taxes.map(({ type, rate, tax: amount }) => ({ type, rate, amount })),
      tributes: totals.tributes ?? ZERO_CENTS,
      total: cents(totals.payable - totals.tip),
    }),
    tip: totals.tip > 0 ? totals.tip : null,
    total: totals.payable,
    paymentName: input.paymentName,
    tokenNo: settings.printToken ? input.tokenNo : null,
    footer: textOrNull(settings.footer),
  };
  return { ok: true, receipt };
}

function receiptLine(
  { line, parts }: FoldedLine<PaperLine>,
  { settings: { showNotes }, writing }: Pick<ReceiptInput, "settings" | "writing">,
): ReceiptLine {
  const { title, variantTitle, addonTitles, quantity, unitPrice, isCourtesy, combo } = line;
  if (combo) {
    const shared = sharedNotes(parts);
    return {
      title: combo.title,
      variantTitle: null,
      addonTitles: [],
      notes: showNotes ? shared : null,
      quantity,
      unitPrice: sumCents(parts.map((part) => part.unitPrice)),
      total: sumCents(parts.map(lineAmount)),
      isCourtesy: parts.some((part) => part.isCourtesy),
      discount: sumCents(parts.map((part) => part.discount ?? ZERO_CENTS)),
      parts: countedTexts(
        parts.map((part) => {
          const text = detailsText(
            [part.title, part.variantTitle, ...countedTexts(part.addonTitles)],
            writing,
          );
          return showNotes && shared === null && part.notes ? `${text} (${part.notes})` : text;
        }),
      ),
    };
  }
  return {
    title,
    variantTitle,
    addonTitles: countedTexts(addonTitles),
    notes: showNotes ? line.notes : null,
    quantity,
    unitPrice,
    total: lineAmount(line),
    isCourtesy,
    discount: line.discount ?? ZERO_CENTS,
    parts: [],
  };
}

function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : text;
}
