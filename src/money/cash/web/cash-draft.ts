import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { TypedAmount } from "#platform/web/forms/amount-field.tsx";
import { type CashGiven, type CountedPieces, cashGiven, denominations } from "../domain/cash-count.ts";

/** Counted pieces by denomination in cents; a missing one is zero. */
type PiecesByDenomination = Readonly<Record<number, number>>;

/** A count as it is entered: piece by piece, or its sum alone. What was entered the other way is kept beside it. */
export interface CashDraft {
  readonly way: "pieces" | "total";
  readonly pieces: PiecesByDenomination;
  readonly total: TypedAmount;
}

export const NOTHING_COUNTED: CashDraft = { way: "pieces", pieces: {}, total: null };

/** Returns a draft that goes on from a saved count. */
export function draftOfCash(counted: Cents, pieces: readonly CountedPieces[]): CashDraft {
  if (pieces.length === 0 && counted > 0) return { ...NOTHING_COUNTED, way: "total", total: counted };
  return {
    ...NOTHING_COUNTED,
    pieces: Object.fromEntries(pieces.map(({ denomination, pieces: many }) => [denomination, many])),
  };
}

/** Returns the pieces of every denomination, the largest first. */
function piecesOf({ pieces }: CashDraft): CountedPieces[] {
  return denominations.map((denomination) => ({ denomination, pieces: pieces[denomination] ?? 0 }));
}

/** Converts the count to what the server takes. */
export function cashBody(draft: CashDraft): { counts: CountedPieces[]; total: Cents | null } {
  if (draft.way === "pieces") return { counts: piecesOf(draft), total: null };
  return { counts: [], total: typeof draft.total === "number" ? draft.total : ZERO_CENTS };
}

/** Returns what the count comes to. */
export const countedOf = (draft: CashDraft): Cents => cashGiven(cashBody(draft) satisfies CashGiven);

/** Tells whether the sum was chosen and is not typed, or typed as something that is no amount: nothing is sent. */
export function isTotalMissing({ way, total }: CashDraft): boolean {
  return way === "total" && typeof total !== "number";
}

/** Notes, with the dollar that comes as a note and as a coin, stand apart from cents. */
const LEAST_NOTE = cents(100);

/** Returns the denominations in the two groups in which a drawer keeps them. */
export const denominationGroups = {
  notes: denominations.filter((denomination) => denomination >= LEAST_NOTE),
  coins: denominations.filter((denomination) => denomination < LEAST_NOTE),
} as const;
