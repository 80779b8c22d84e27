import { compareFractions, type Fraction, fraction } from "#core/pricing/domain/fraction.ts";
import {
  decidePart,
  type PaidLinePart,
  type PartRefusal,
  type RequestedPart,
} from "#money/bills/domain/split-sale.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { type Cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import type { TypedAmount } from "#platform/web/forms/amount-field.tsx";
import { type SeatedLine, seatPortions, seatsToPay } from "../../domain/seat-portions.ts";
import type { PartBody } from "../payments-api.ts";
import type { BillView } from "../read-bill.ts";

/** Ways to divide an account. */
export const partKinds = ["whole", "share", "amount", "lines", "seat"] as const;
export type PartKind = (typeof partKinds)[number];

export interface PartDraft {
  readonly kind: PartKind;
  /** The number of equal parts into which the rest is divided. */
  readonly parts: number;
  readonly amount: TypedAmount;
  /** By line, as a portion of the line as ordered; a missing line is zero. */
  readonly portions: ReadonlyMap<OrderLineId, Fraction>;
  readonly seat: number | null;
  /** True if the seat also pays its share of the items without a seat. */
  readonly sharesTable: boolean;
}

export const WHOLE_ACCOUNT: PartDraft = {
  kind: "whole",
  parts: 2,
  amount: null,
  portions: new Map(),
  seat: null,
  sharesTable: true,
};

export interface PartReview {
  /** Null while there is no part to charge. */
  readonly amount: Cents | null;
  /** The part as requested from the server. */
  readonly body: PartBody;
  readonly refusal: PartRefusal | null;
}

/** Computes the chosen part by the rule by which the server charges it. */
export function reviewPart(draft: PartDraft, bill: BillView): PartReview {
  const left = bill.lines.map(
    ({ amount, portion_left: portion }): PaidLinePart => ({
      figures: { ...ZERO_FIGURES, net: amount, amount },
      portion,
    }),
  );
  const decision = decidePart(left, requestedPart(draft, bill));
  return {
    amount: decision.ok ? decision.amount : null,
    body: bodyOf(draft),
    refusal: decision.ok ? null : decision.reason,
  };
}

const ZERO_FIGURES = {
  listed: ZERO_CENTS,
  discount: ZERO_CENTS,
  net: ZERO_CENTS,
  service: ZERO_CENTS,
  tax: ZERO_CENTS,
};

function requestedPart(draft: PartDraft, { lines }: BillView): RequestedPart {
  const body = bodyOf(draft);
  if (body.kind === "lines")
    return { kind: "lines", portions: lines.map((line) => draft.portions.get(line.order_line_id)) };
  if (body.kind === "seat")
    return {
      kind: "lines",
      portions: seatPortions(seatedLines(lines), body.seat, body.sharesTable ?? false),
    };
  return body;
}

function bodyOf(draft: PartDraft): PartBody {
  switch (draft.kind) {
    case "whole":
      return { kind: "rest" };
    case "share":
      return { kind: "share", parts: draft.parts };
    case "amount":
      return { kind: "amount", amount: typeof draft.amount === "number" ? draft.amount : ZERO_CENTS };
    case "seat":
      return { kind: "seat", seat: draft.seat ?? 1, sharesTable: draft.sharesTable };
    case "lines":
      return {
        kind: "lines",
        lines: [...draft.portions].map(([order_line_id, portion]) => ({ order_line_id, portion })),
      };
    default:
      return unreachable(draft.kind);
  }
}

/** Returns the lines in the form that the rule of seats reads. */
export function seatedLines(lines: BillView["lines"]): SeatedLine[] {
  return lines.map(({ seat, portion_left: left }) => ({ seat, left }));
}

/** Returns the chosen portions by line: those that were tapped, or those of the seat. */
export function chosenPortions(
  draft: PartDraft,
  { lines }: Pick<BillView, "lines">,
): ReadonlyMap<OrderLineId, Fraction> {
  if (draft.kind === "lines") return draft.portions;
  if (draft.kind !== "seat") return new Map();
  const portions = seatPortions(seatedLines(lines), draft.seat ?? 1, draft.sharesTable);
  return new Map(
    lines.flatMap(({ order_line_id: id }, index) => {
      const portion = portions[index];
      return portion && portion.numerator > 0 ? [[id, portion]] : [];
    }),
  );
}

/**
 * Returns the draft with this portion of a line, or of all parts of a combo, whose first part comes first in `ids`;
 * without any portion it charges all that is left again.
 */
export function withPortion(
  draft: PartDraft,
  bill: Pick<BillView, "lines">,
  ids: readonly OrderLineId[],
  portion: Fraction | null,
): PartDraft {
  const portions = new Map(chosenPortions(draft, bill));
  const leftOf = (id: OrderLineId | undefined) =>
    bill.lines.find((line) => line.order_line_id === id)?.portion_left;
  const left = leftOf(ids[0]);
  const isRest = portion !== null && left !== undefined && compareFractions(portion, left) === 0;
  for (const id of ids)
    if (portion) portions.set(id, (isRest ? leftOf(id) : portion) ?? portion);
    else portions.delete(id);
  return { ...draft, kind: portions.size > 0 ? "lines" : "whole", portions };
}

/**
 * Returns one more piece of a line than taken, finally all that is left; null after that, so that the next tap removes
 * it.
 */
export function nextPiece(quantity: number, left: Fraction, taken: Fraction | null): Fraction | null {
  if (taken !== null && compareFractions(taken, left) >= 0) return null;
  const pieces = taken === null ? 0 : Math.floor((taken.numerator * quantity) / taken.denominator);
  const next = fraction(Math.min(pieces + 1, quantity), quantity);
  return compareFractions(next, left) < 0 ? next : left;
}

/** Returns one piece fewer of a line than taken; null when that is nothing. */
export function pieceBefore(quantity: number, taken: Fraction | null): Fraction | null {
  if (taken === null) return null;
  const pieces = Math.ceil((taken.numerator * quantity) / taken.denominator) - 1;
  return pieces > 0 ? fraction(pieces, quantity) : null;
}

/**
 * Returns the portions of a line to choose from: its pieces one by one, the usual fractions of one, and all that is
 * left.
 */
export function portionsOf(quantity: number, left: Fraction): Fraction[] {
  const rest = left.numerator / left.denominator;
  const usual =
    quantity > 1 ? Array.from({ length: quantity - 1 }, (_, index) => fraction(index + 1, quantity)) : [];
  const parts = [...usual, fraction(1, 2 * quantity), fraction(1, 3 * quantity), fraction(1, 4 * quantity)];
  const smaller = parts.filter((part) => part.numerator / part.denominator < rest);
  return [...smaller, left].toSorted((a, b) => b.numerator / b.denominator - a.numerator / a.denominator);
}

/**
 * Adjusts the draft to the current bill: a seat that has paid gives way to the next one, and after the last to all
 * that is left.
 */
export function openPart(draft: PartDraft, { lines }: BillView): PartDraft {
  if (draft.kind !== "seat") return draft;
  const seats = seatsToPay(seatedLines(lines));
  const [next] = seats;
  if (next === undefined) return { ...draft, kind: "whole" };
  return draft.seat !== null && seats.includes(draft.seat) ? draft : { ...draft, seat: next };
}

/**
 * Returns the draft for the next guest after a part was paid: one share fewer, no lines tapped, or all that is left.
 */
export function nextPart(draft: PartDraft): PartDraft {
  if (draft.kind === "share") return { ...draft, parts: Math.max(1, draft.parts - 1) };
  const kind = draft.kind === "lines" ? "whole" : draft.kind;
  return { ...WHOLE_ACCOUNT, kind, sharesTable: draft.sharesTable };
}
