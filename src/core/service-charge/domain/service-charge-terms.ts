import type { ServiceCharge } from "#core/pricing/domain/service-charge.ts";
import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import { type BasisPoints, basisPoints } from "#platform/domain/money/cents.ts";

/** Another rate for a dining option, for a number of people or more. */
export interface ServiceChargeRule {
  readonly diningOption: DiningOption;
  /** 1: any number of people, also an unknown one. */
  readonly fromPeople: number;
  readonly rate: BasisPoints;
}

/** A restaurant's decisions about its service charge. */
export interface ServiceChargeTerms {
  /** Rate where no rule fits. */
  readonly baseRate: BasisPoints;
  readonly isTaxed: boolean;
  /** At most one for each dining option and number of people. */
  readonly rules: readonly ServiceChargeRule[];
}

/** Facts about an order and its account that the rules use. */
export interface ServedOrder {
  readonly account_id: number;
  readonly delivery_type: DiningOption;
  /** Null: unknown. */
  readonly people: number | null;
}

/**
 * Decides the service charge of orders that are paid together (docs/decisions/0051). They count as one party:
 * the people of their accounts are added up, and an account without a number counts as one person. Of several
 * dining options the lowest rate counts. It is the same for every round of an account and every part of its
 * bill.
 */
export function serviceChargeFor(
  { baseRate, isTaxed, rules }: ServiceChargeTerms,
  orders: Iterable<ServedOrder>,
): ServiceCharge {
  const accounts = [...new Map([...orders].map((order) => [order.account_id, order])).values()];
  const people = accounts.reduce((sum, account) => sum + (account.people ?? 1), 0);
  const rates = [...new Set(accounts.map((account) => account.delivery_type))].map(
    (diningOption) => fittingRule(rules, diningOption, people)?.rate ?? baseRate,
  );
  return { rate: rates.length === 0 ? baseRate : basisPoints(Math.min(...rates)), isTaxed };
}

/** The rule of the dining option for the most people that these are enough for. */
function fittingRule(
  rules: readonly ServiceChargeRule[],
  diningOption: DiningOption,
  people: number,
): ServiceChargeRule | undefined {
  return rules
    .filter((rule) => rule.diningOption === diningOption && rule.fromPeople <= people)
    .toSorted((a, b) => b.fromPeople - a.fromPeople)[0];
}
