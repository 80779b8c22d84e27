import type { Cents } from "#platform/domain/money/cents.ts";
import {
  type Decimal,
  decimal,
  decimalOfCents,
  fractionOfDecimal,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import { amountLine } from "../arithmetic/line-amounts.ts";
import { type SaleSummary, saleSummary } from "../arithmetic/sale-summary.ts";
import { lodgingTribute, VAT_TRIBUTE } from "../arithmetic/tributes.ts";
import type { DocumentLine, SaleDocumentInput } from "../issue/tax-document-input.ts";

const CENT = 1_000_000n;

/** Steps in which the last price is moved, in cents: the nearest first. */
const STEPS = [0n, 1n, -1n, 2n, -2n, 3n, -3n, 4n, -4n];

const NO_DISCOUNT = {
  taxed: ZERO_DECIMAL,
  exempt: ZERO_DECIMAL,
  notSubject: ZERO_DECIMAL,
  percentage: ZERO_DECIMAL,
};

/** Returns the summary of a document, before withholding (guide §6, §7). */
export function documentTotal(lines: readonly DocumentLine[], type: SaleDocumentInput["type"]): SaleSummary {
  const amounts = lines.map(amountLine);
  return saleSummary(amounts, {
    type,
    discounts: NO_DISCOUNT,
    tributes: lodgingTribute(amounts, type),
    isVatWithheld: false,
    isVatPerceived: false,
  });
}

/** Lines, and the amount they still miss. */
export interface SettledLines {
  readonly lines: readonly DocumentLine[];
  readonly missing: Decimal;
}

/** The figures that lines should come to. */
export interface SettledAim {
  readonly charged: Decimal;
  /** IVA of the sale as it was frozen. */
  readonly vat: Cents;
  /** Number of the first lines that may bear a cent: goods, for the service charge is what was charged for it. */
  readonly goods: number;
  /** The document comes to no more, where there is a limit. */
  readonly atMost?: Decimal;
}

/**
 * The lines such that the document comes to what was charged: when its own arithmetic gives another cent, the cent goes into the
 * price of the last taxed line that can bear it (guide §7). Of 113 totals IVA on a net sum cannot reach 13: then a cent is missing,
 * or one is too much, whichever has the IVA of the sale (docs/decisions/0117).
 */
export function settleCent(
  lines: readonly DocumentLine[],
  aim: SettledAim,
  type: SaleDocumentInput["type"],
): SettledLines {
  const bearer = bearerOf(lines.slice(0, aim.goods));
  const tries: Try[] = [];
  for (const step of STEPS) {
    const moved = step === 0n ? lines : moveCents(lines, bearer, step);
    if (moved === null) continue;
    const summary = documentTotal(moved, type);
    const tried = {
      lines: moved,
      missing: decimal(aim.charged - summary.total - summary.outside),
      isOver: aim.atMost !== undefined && summary.total > aim.atMost,
      isOtherVat: vatOf(summary, type) !== decimalOfCents(aim.vat),
    };
    if (tried.missing === 0n && !tried.isOver && !tried.isOtherVat) return tried;
    tries.push(tried);
  }
  const [best] = tries.toSorted(
    (a, b) =>
      Number(a.isOver) - Number(b.isOver) ||
      Number(magnitude(a.missing) - magnitude(b.missing)) ||
      Number(a.isOtherVat) - Number(b.isOtherVat),
  );
  return best ?? { lines, missing: aim.charged };
}

interface Try extends SettledLines {
  readonly isOver: boolean;
  readonly isOtherVat: boolean;
}

/** IVA as a document of this type states it: inside a factura, a tribute of a crédito fiscal (guide §6, §7). */
export function vatOf({ vat, tributes }: SaleSummary, type: SaleDocumentInput["type"]): Decimal {
  if (type === "01") return vat;
  return tributes.find(({ code }) => code === VAT_TRIBUTE)?.amount ?? ZERO_DECIMAL;
}

const magnitude = (amount: Decimal) => (amount < 0n ? -amount : amount);

/** Returns the place of the last taxed line that stays above nothing whatever it loses, else of the largest one; -1 for none. */
function bearerOf(lines: readonly DocumentLine[]): number {
  const amounts = lines.map((line) => (line.sale === "taxed" ? amountLine(line).amount : ZERO_DECIMAL));
  const last = amounts.findLastIndex((amount) => amount > 4n * CENT);
  if (last >= 0) return last;
  return amounts.reduce((best, amount, index) => (amount > (amounts[best] ?? 0n) ? index : best), -1);
}

/** Moves the price of a line by a few cents for all of its pieces; null when nothing would be left of it. */
function moveCents(lines: readonly DocumentLine[], place: number, step: bigint): DocumentLine[] | null {
  const bearer = lines[place];
  if (bearer === undefined || amountLine(bearer).amount + step * CENT <= 0n) return null;
  const pieces = bearer.quantity / 100_000_000n;
  if (pieces <= 0n) return null;
  const move = fractionOfDecimal(decimal(step * CENT), 1n, pieces);
  return lines.with(place, { ...bearer, unitPrice: decimal(bearer.unitPrice + move) });
}
