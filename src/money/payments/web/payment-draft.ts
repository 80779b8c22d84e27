import { isCash } from "#core/payment-types/domain/payment-icon.ts";
import type { PaymentType } from "#core/settings/contract/settings.ts";
import type { PaymentTypeId } from "#platform/domain/ids.ts";
import { addCents, type Cents, subtractCents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { decideChange } from "#platform/domain/money/decide-change.ts";
import { isTipTooLarge } from "#platform/domain/money/sane-amounts.ts";
import type { TypedAmount } from "#platform/web/forms/amount-field.tsx";
import { holdsCardNumber } from "../domain/card-number.ts";
import type { PaymentFigures } from "./read-bill.ts";
import { settleTenders, type TenderDecision } from "./tenders/settle-tenders.ts";

/** The cashier's entries. */
export interface PaymentDraft {
  readonly paymentTypeId: PaymentTypeId | null;
  readonly received: TypedAmount;
  readonly hasTip: boolean;
  readonly tip: TypedAmount;
  readonly printsReceipt: boolean;
  /** Voucher number or the like by payment type, except cash; kept when the cashier changes their mind. */
  readonly references: ReadonlyMap<PaymentTypeId, string>;
  /** The amount given with each of several payment types; null while there is one. */
  readonly given: GivenAmounts | null;
}

type PaymentRefusals = {
  readonly method?: "payment_type_required";
  readonly received?: "received_too_little" | "received_too_much" | "unreadable";
  readonly tip?: "tip_required" | "tip_too_large" | "tip_on_account" | "unreadable";
  readonly tenders?: "short" | "over" | "too_much" | "tip" | "unreadable";
  /** A card number was typed instead of the voucher's (guide §14). */
  readonly reference?: "card_number";
};

/** The amount given with each of several payment types; typed text that is no amount must not count as zero. */
export type GivenAmounts = ReadonlyMap<PaymentTypeId, Exclude<TypedAmount, null>>;

/** Returns the amount given, or zero if it cannot be read. */
export function givenCents(given: GivenAmounts | null, id: PaymentTypeId): Cents {
  const amount = given?.get(id) ?? ZERO_CENTS;
  return amount === "unreadable" ? ZERO_CENTS : amount;
}

export interface PaymentReview {
  /** Total with the tip. */
  readonly due: Cents;
  readonly tip: Cents;
  /** The cash handed over; null for other payment types. */
  readonly received: Cents | null;
  /** Null while too little was handed over. */
  readonly change: Cents | null;
  readonly refusals: PaymentRefusals;
  /** The split between several payment types; null while there is one. */
  readonly settling: TenderDecision | null;
  /** Charged to the customer's account, without a tip; null when nothing is. */
  readonly onAccount: Cents | null;
}

/** Returns the first entries: the only payment type, or the one used last on this device; never a tip. */
export function startDraft(
  paymentTypes: readonly PaymentType[],
  printsReceipt: boolean,
  lastMethod: PaymentTypeId | null,
): PaymentDraft {
  const [only, another] = paymentTypes;
  const last = paymentTypes.find((type) => type.id === lastMethod);
  const paymentTypeId = another === undefined ? (only?.id ?? null) : (last?.id ?? null);
  return {
    paymentTypeId,
    received: null,
    hasTip: false,
    tip: null,
    printsReceipt,
    references: new Map(),
    given: null,
  };
}

/** Computes the amount due, the change and what is still missing (operations §5, Paying). */
export function reviewPayment(
  draft: PaymentDraft,
  figures: Pick<PaymentFigures, "total">,
  paymentTypes: readonly PaymentType[],
): PaymentReview {
  const tip = draft.hasTip && typeof draft.tip === "number" ? draft.tip : ZERO_CENTS;
  const due = addCents(figures.total, tip);
  const tipRefusal = draft.hasTip ? refusedTip(draft.tip, figures.total) : {};
  if (draft.given !== null)
    return reviewSeveralTenders(draft.given, {
      due,
      tip,
      paymentTypes,
      refused: {
        ...tipRefusal,
        ...refusedReference(draft, paymentTypes, (id) => givenCents(draft.given, id) > 0),
      },
    });
  // A payment type that was switched off meanwhile is no longer chosen.
  const chosen = paymentTypes.find((type) => type.id === draft.paymentTypeId);
  const entered = chosen && isCash(chosen) ? draft.received : null;
  const received = entered === "unreadable" ? null : entered;
  const change: ChangeDecision =
    entered === "unreadable" ? { ok: false, reason: "unreadable" } : decideChange(received, due);
  return {
    due,
    tip,
    received,
    settling: null,
    onAccount: chosen?.settles === "on_account" ? figures.total : null,
    change: change.ok ? change.change : null,
    refusals: {
      ...(chosen === undefined ? { method: "payment_type_required" } : {}),
      ...(change.ok ? {} : { received: change.reason }),
      ...(chosen?.settles === "on_account" && tip > 0 ? { tip: "tip_on_account" } : {}),
      ...tipRefusal,
      ...refusedReference(draft, paymentTypes, (id) => id === chosen?.id),
    },
  };
}

type ChangeDecision = ReturnType<typeof decideChange> | { readonly ok: false; readonly reason: "unreadable" };

function refusedTip(tip: TypedAmount, total: Cents): Pick<PaymentRefusals, "tip"> {
  if (tip === null) return { tip: "tip_required" };
  if (tip === "unreadable") return { tip };
  return isTipTooLarge(tip, total) ? { tip: "tip_too_large" } : {};
}

/** Checks only the references that are sent. */
function refusedReference(
  draft: PaymentDraft,
  paymentTypes: readonly PaymentType[],
  isUsed: (id: PaymentTypeId) => boolean,
): Pick<PaymentRefusals, "reference"> {
  const used = paymentTypes.filter((type) => isUsed(type.id)).map((type) => referenceOf(draft, type));
  return used.some((reference) => reference !== null && holdsCardNumber(reference))
    ? { reference: "card_number" }
    : {};
}

interface TendersInput {
  readonly due: Cents;
  readonly tip: Cents;
  readonly paymentTypes: readonly PaymentType[];
  readonly refused: PaymentRefusals;
}

function reviewSeveralTenders(
  given: GivenAmounts,
  { due, tip, paymentTypes, refused }: TendersInput,
): PaymentReview {
  const givenTenders = paymentTypes.map((type) => ({
    paymentTypeId: type.id,
    isCash: isCash(type),
    isOnAccount: type.settles === "on_account",
    given: givenCents(given, type.id),
  }));
  const onAccount = sumCents(givenTenders.filter((tender) => tender.isOnAccount).map(({ given }) => given));
  const settling = settleTenders(givenTenders, subtractCents(due, tip), tip);
  const isUnreadable = [...given.values()].includes("unreadable");
  const refusal = isUnreadable ? "unreadable" : settling.ok ? null : settling.reason;
  return {
    due,
    tip,
    received: null,
    settling,
    onAccount: onAccount > 0 ? onAccount : null,
    change: settling.ok && !isUnreadable ? settling.change : null,
    refusals: { ...(refusal === null ? {} : { tenders: refusal }), ...refused },
  };
}

/** Returns the reference of a payment type; null if none was typed, and for cash, which has none. */
export function referenceOf(
  { references }: Pick<PaymentDraft, "references">,
  type: Pick<PaymentType, "id" | "icon">,
): string | null {
  return isCash(type) ? null : references.get(type.id)?.trim() || null;
}

/**
 * The tip that leaves no change: the change joins it; null while there is none to leave or it would be too large a tip.
 * Once that is done it stays the same, so that the button tapped stays in place with its focus.
 */
export function tipOfChange({ change, tip, due }: PaymentReview): Cents | null {
  if (change === null || (change === 0 && tip === 0)) return null;
  const whole = addCents(tip, change);
  return isTipTooLarge(whole, subtractCents(due, tip)) ? null : whole;
}
