import { type Cents, subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { expectedTakings, type MethodTakings } from "./session-figures.ts";

/** A way to pay that is not cash, as a session knows it. */
export interface CountableMethod extends MethodTakings {
  readonly id: number;
}

/** What somebody states of one way to pay: what its vouchers and reports say was taken and given back. */
export interface StatedMethod {
  readonly id: number;
  readonly taken: Cents;
  readonly givenBack: Cents;
  /** Null: nobody counted them. */
  readonly vouchers: number | null;
}

export interface CountedMethod extends StatedMethod {
  readonly title: string;
  readonly payments: number;
  readonly expected: Cents;
  /** Taken less given back. */
  readonly counted: Cents;
}

/**
 * Each way to pay with what was stated of it, in the order of the session. One of which nothing was stated counts as
 * nothing; one without takings of which nothing was stated is left out.
 */
export function countMethods(
  methods: readonly CountableMethod[],
  stated: readonly StatedMethod[],
): CountedMethod[] {
  return methods.flatMap((method) => {
    const { taken, givenBack, vouchers } = stated.find(({ id }) => id === method.id) ?? NOTHING_STATED;
    const { id, title, payments } = method;
    const isIdle =
      payments === 0 && method.refunds === 0 && method.tipRefunds === 0 && method.accountReturns === 0;
    if (isIdle && taken === 0 && givenBack === 0) return [];
    const counted = subtractCents(taken, givenBack);
    return [{ id, title, payments, taken, givenBack, vouchers, counted, expected: expectedTakings(method) }];
  });
}

const NOTHING_STATED = { taken: ZERO_CENTS, givenBack: ZERO_CENTS, vouchers: null } as const;
