import type { PaymentTypeId } from "#platform/domain/ids.ts";
import { type Cents, cents, subtractCents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { isTooMuchChange } from "#platform/domain/money/sane-amounts.ts";

/** Money given with one payment type. */
export interface GivenTender {
  readonly paymentTypeId: PaymentTypeId;
  readonly isCash: boolean;
  /** Owed by the customer: no tip comes out of it. */
  readonly isOnAccount: boolean;
  readonly given: Cents;
}

/** Splits the money into the sale, the tip and, for cash, what was handed over. */
interface SettledTender {
  readonly paymentTypeId: PaymentTypeId;
  readonly amount: Cents;
  readonly tip: Cents;
  readonly received: Cents | null;
}

export type TenderDecision =
  | { readonly ok: true; readonly tenders: readonly SettledTender[]; readonly change: Cents }
  | {
      readonly ok: false;
      readonly reason: "short" | "over" | "too_much" | "tip";
      readonly difference: Cents;
    };

/**
 * Divides what guests give with several payment types: the change comes out of the cash, the tip out of the last ones
 * that bring in money. Refuses too little, an excess that is not cash, and a tip that would be owed.
 */
export function settleTenders(givenTenders: readonly GivenTender[], due: Cents, tip: Cents): TenderDecision {
  const given = givenTenders.filter((tender) => tender.given > 0);
  const total = cents(due + tip);
  const difference = subtractCents(sumCents(given.map((tender) => tender.given)), total);
  if (difference < 0) return { ok: false, reason: "short", difference: cents(-difference) };
  const cash = sumCents(given.filter((tender) => tender.isCash).map((tender) => tender.given));
  if (difference > cash) return { ok: false, reason: "over", difference: cents(difference - cash) };
  if (isTooMuchChange(difference, ZERO_CENTS)) return { ok: false, reason: "too_much", difference };
  let [change, tipLeft] = [difference, tip];
  const tenders = given.toReversed().map((tender): SettledTender => {
    const changeOfTender = tender.isCash ? cents(Math.min(change, tender.given)) : ZERO_CENTS;
    change = subtractCents(change, changeOfTender);
    const kept = subtractCents(tender.given, changeOfTender);
    const ownTip = tender.isOnAccount ? ZERO_CENTS : cents(Math.min(tipLeft, kept));
    tipLeft = subtractCents(tipLeft, ownTip);
    return {
      paymentTypeId: tender.paymentTypeId,
      amount: subtractCents(kept, ownTip),
      tip: ownTip,
      received: tender.isCash ? tender.given : null,
    };
  });
  if (tipLeft > 0) return { ok: false, reason: "tip", difference: tipLeft };
  return { ok: true, tenders: tenders.toReversed(), change: difference };
}
