import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import type { CustomerFact } from "../use-customer-facts.ts";

/** What is known of one of two customers, by what becomes of it when they are merged. */
export interface ToldFacts {
  readonly type: InvoiceType;
  /** Stays with whoever has it, and goes with them. */
  readonly own: readonly CustomerFact[];
  /** Of the one who stays, or else of the other; what the type of the one who stays does not have is not taken. */
  readonly either: readonly CustomerFact[];
  /** Of both, put together. */
  readonly both: readonly CustomerFact[];
}

export interface ComparedFact {
  readonly label: string;
  /** What each of the two has, and whether the one who stays will have it. */
  readonly sides: readonly { readonly value: string | null; readonly isKept: boolean }[];
}

/** The facts of two customers side by side; both tell the same facts in the same order. What neither has is left out. */
export function comparedFacts(first: ToldFacts, second: ToldFacts, stays: 0 | 1): ComparedFact[] {
  const { type } = stays === 0 ? first : second;
  return (["own", "either", "both"] as const).flatMap((kind) =>
    first[kind].flatMap(({ label, value, only = type }, place) => {
      const values = [value, second[kind][place]?.value ?? null];
      if (values.every((each) => each === null)) return [];
      const isKept = (side: number) =>
        kind === "both" || side === stays || (kind === "either" && values[stays] === null && only === type);
      return [
        {
          label,
          sides: values.map((each, side) => ({ value: each, isKept: each !== null && isKept(side) })),
        },
      ];
    }),
  );
}
