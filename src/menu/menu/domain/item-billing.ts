import { type BasisPoints, basisPoints } from "#platform/domain/money/cents.ts";

/** IVA, tribute 20 of CAT-015. */
export const IVA_TRIBUTE = "20";

/** IVA for exports, tribute C3: like IVA no tribute beside it. */
const EXPORT_IVA_TRIBUTE = "C3";

/** IVA as a new item has it (back-office §9). */
export const IVA_RATE: BasisPoints = basisPoints(1300);

/** CAT-014: "unidad". */
const UNIT = "59";

/** CAT-011: "bienes". */
const GOODS = "1";

const MOST_RATE = 10_000;

/** What tax documents say of an item (back-office §3), in the codes of the ministry's catalogues. */
export interface ItemBilling {
  /** CAT-011; empty: not chosen. */
  readonly itemType: string;
  readonly isTaxable: boolean;
  /** Untaxed as what is not subject to IVA at all, and not as exempt: for an accountant to say (guide §10). */
  readonly isNotSubject: boolean;
  /** CAT-015; null for an exempt item. */
  readonly tribute: string | null;
  /** CAT-014; empty: not chosen. */
  readonly unit: string;
  /** The house's own number of the item. */
  readonly internalCode: string | null;
  readonly ivaRate: BasisPoints;
  readonly isIvaIncluded: boolean;
  readonly additionalTribute: string | null;
  readonly additionalRate: BasisPoints | null;
}

/** What an item begins with, before anybody chooses otherwise. */
export const newItemBilling: ItemBilling = {
  itemType: GOODS,
  isTaxable: true,
  isNotSubject: false,
  tribute: IVA_TRIBUTE,
  unit: UNIT,
  internalCode: null,
  ivaRate: IVA_RATE,
  isIvaIncluded: false,
  additionalTribute: null,
  additionalRate: null,
};

/** Why a datum of the billing cannot stay; words for each under `validation` in the words. */
export const billingRefusals = [
  "required",
  "too_large",
  "not_a_choice",
  "iva_needs_tribute",
  "iva_needs_taxable",
  "iva_needs_rate",
  "iva_included_first",
] as const;
export type BillingRefusal = (typeof billingRefusals)[number];

export interface BillingProblem {
  readonly field: Exclude<keyof ItemBilling, "isNotSubject">;
  readonly reason: BillingRefusal;
}

/**
 * Everything that the rules of back-office §5 refuse. Whether codes stand in the catalogues is asked of them: the browser
 * offers nothing else, the server looks.
 */
export function billingProblems(billing: ItemBilling): BillingProblem[] {
  return [...chosenProblems(billing), ...includedProblems(billing), ...additionalProblems(billing)];
}

function chosenProblems({ itemType, unit, isTaxable, tribute, ivaRate }: ItemBilling): BillingProblem[] {
  const problems: BillingProblem[] = [];
  if (itemType === "") problems.push({ field: "itemType", reason: "required" });
  if (unit === "") problems.push({ field: "unit", reason: "required" });
  if (isTaxable && (tribute ?? "") === "") problems.push({ field: "tribute", reason: "required" });
  if (ivaRate > MOST_RATE) problems.push({ field: "ivaRate", reason: "too_large" });
  return problems;
}

/** A price with the IVA in it is taxed at 13 % under tribute 20, and under nothing else. */
function includedProblems({ isIvaIncluded, tribute, isTaxable, ivaRate }: ItemBilling): BillingProblem[] {
  if (!isIvaIncluded) return [];
  const problems: BillingProblem[] = [];
  if (tribute !== null && tribute !== "" && tribute !== IVA_TRIBUTE)
    problems.push({ field: "tribute", reason: "iva_needs_tribute" });
  if (!isTaxable) problems.push({ field: "isTaxable", reason: "iva_needs_taxable" });
  if (ivaRate !== IVA_RATE) problems.push({ field: "ivaRate", reason: "iva_needs_rate" });
  return problems;
}

function additionalProblems(billing: ItemBilling): BillingProblem[] {
  const { additionalTribute: tribute, additionalRate: rate, isIvaIncluded } = billing;
  if (tribute === null) return rate === null ? [] : [{ field: "additionalTribute", reason: "required" }];
  if (!isIvaIncluded) return [{ field: "additionalTribute", reason: "iva_included_first" }];
  if (!isAdditionalTribute(tribute)) return [{ field: "additionalTribute", reason: "not_a_choice" }];
  if (rate === null) return [{ field: "additionalRate", reason: "required" }];
  return rate > MOST_RATE ? [{ field: "additionalRate", reason: "too_large" }] : [];
}

/** Whether a tribute may stand beside the IVA: every one but the IVA itself. */
export function isAdditionalTribute(code: string): boolean {
  return code !== IVA_TRIBUTE && code !== EXPORT_IVA_TRIBUTE;
}

/**
 * The billing after somebody says whether the price includes the IVA: with it taxed at 13 % under tribute 20, fixed;
 * without it no additional tribute (back-office §4).
 */
export function withIvaIncluded(billing: ItemBilling, isIvaIncluded: boolean): ItemBilling {
  return isIvaIncluded
    ? {
        ...billing,
        isIvaIncluded,
        isTaxable: true,
        isNotSubject: false,
        tribute: IVA_TRIBUTE,
        ivaRate: IVA_RATE,
      }
    : { ...billing, isIvaIncluded, additionalTribute: null, additionalRate: null };
}

/** The billing after somebody says whether the item is taxed: an exempt one has neither tribute nor IVA in its price. */
export function withTaxable(billing: ItemBilling, isTaxable: boolean): ItemBilling {
  if (isTaxable)
    return { ...billing, isTaxable, isNotSubject: false, tribute: billing.tribute ?? IVA_TRIBUTE };
  return { ...withIvaIncluded(billing, false), isTaxable, tribute: null };
}

/** The billing after an additional tribute is chosen, or none: the rate is the one in the tribute's name, if it has one. */
export function withAdditionalTribute(
  billing: ItemBilling,
  chosen: { readonly code: string; readonly name: string } | null,
): ItemBilling {
  return {
    ...billing,
    additionalTribute: chosen?.code ?? null,
    additionalRate: chosen === null ? null : rateInName(chosen.name),
  };
}

/** The rate that a tribute's name tells ("… por alojamiento (5%)" is 500); null when it tells none, or several. */
export function rateInName(name: string): BasisPoints | null {
  const figures = [...name.matchAll(/(\d+(?:\.\d{1,2})?)\s*%/g)];
  const [only] = figures;
  return figures.length === 1 && only ? basisPoints(Math.round(Number(only[1]) * 100)) : null;
}
