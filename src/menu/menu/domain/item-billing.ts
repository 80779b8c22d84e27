import { hasTax, type PriceTax } from "#core/pricing/domain/tax-type.ts";
import { type BasisPoints, basisPoints } from "#platform/domain/money/cents.ts";

/** IVA, tribute 20 of CAT-015. */
export const IVA_TRIBUTE = "20";

/** IVA for exports, tribute C3. Like IVA, it cannot be an additional tribute. */
const EXPORT_IVA_TRIBUTE = "C3";

/** IVA of a new item (back-office §9). */
export const IVA_RATE: BasisPoints = basisPoints(1300);

/** CAT-014: "unidad". */
const UNIT = "59";

/** CAT-011: "bienes". */
const GOODS = "1";

const MAX_RATE = 10_000;

/** Data of an item for tax documents (back-office §3), in the codes of the ministry's catalogues. */
export interface ItemBilling {
  /** CAT-011; empty: not chosen. */
  readonly itemType: string;
  readonly isTaxable: boolean;
  /**
   * The untaxed item is not subject to IVA at all, instead of exempt; an accountant decides that (guide §10).
   */
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

/** Billing of a new item, before anybody changes it. */
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

/** Reasons to refuse a field of the billing; `validation` has the texts. */
const billingRefusals = [
  "required",
  "too_large",
  "not_a_choice",
  "iva_needs_tribute",
  "iva_needs_taxable",
  "iva_needs_rate",
  "iva_included_first",
] as const;
type BillingRefusal = (typeof billingRefusals)[number];

interface BillingProblem {
  readonly field: Exclude<keyof ItemBilling, "isNotSubject">;
  readonly reason: BillingRefusal;
}

/**
 * Returns everything that the rules of back-office §5 refuse. It does not check whether codes exist: the browser
 * offers only codes of the catalogues, and the server checks them.
 */
export function billingProblems(billing: ItemBilling): BillingProblem[] {
  return [...chosenProblems(billing), ...includedProblems(billing), ...additionalProblems(billing)];
}

function chosenProblems({ itemType, unit, isTaxable, tribute, ivaRate }: ItemBilling): BillingProblem[] {
  const problems: BillingProblem[] = [];
  if (itemType === "") problems.push({ field: "itemType", reason: "required" });
  if (unit === "") problems.push({ field: "unit", reason: "required" });
  if (isTaxable && (tribute ?? "") === "") problems.push({ field: "tribute", reason: "required" });
  if (ivaRate > MAX_RATE) problems.push({ field: "ivaRate", reason: "too_large" });
  return problems;
}

/** A price that includes IVA is taxed at 13 % under tribute 20 and nothing else. */
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
  return rate > MAX_RATE ? [{ field: "additionalRate", reason: "too_large" }] : [];
}

/** Tells whether a tribute may be charged in addition to the IVA: all but IVA itself. */
export function isAdditionalTribute(code: string): boolean {
  return code !== IVA_TRIBUTE && code !== EXPORT_IVA_TRIBUTE;
}

/**
 * Returns the billing after somebody says whether the price includes IVA. With it the item is taxed at 13 % under
 * tribute 20; without it there is no additional tribute (back-office §4).
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

/**
 * Returns the billing after somebody says whether the item is taxed. An exempt one has neither a tribute nor IVA in
 * its price.
 */
export function withTaxable(billing: ItemBilling, isTaxable: boolean): ItemBilling {
  if (isTaxable)
    return { ...billing, isTaxable, isNotSubject: false, tribute: billing.tribute ?? IVA_TRIBUTE };
  return { ...withIvaIncluded(billing, false), isTaxable, tribute: null };
}

/**
 * Returns the billing with an additional tribute, or none; the rate is the one in the tribute's name, if there is
 * one.
 */
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

/**
 * Returns the rate that a tribute's name contains ("… por alojamiento (5%)" is 500); null when there is none, or
 * several.
 */
export function rateInName(name: string): BasisPoints | null {
  const figures = [...name.matchAll(/(\d+(?:\.\d{1,2})?)\s*%/g)];
  const [only] = figures;
  return figures.length === 1 && only ? basisPoints(Math.round(Number(only[1]) * 100)) : null;
}

/**
 * Returns the billing that goes with a tax of the restaurant: a tax of 13 % inside the price is marked as included
 * IVA, and an item without a tax is exempt. It may be changed afterwards.
 */
export function billingForTax(billing: ItemBilling, tax: PriceTax | null): ItemBilling {
  if (tax === null || !hasTax(tax)) return withTaxable(billing, false);
  return withIvaIncluded(withTaxable(billing, true), tax.type === "inclusive" && tax.rate === IVA_RATE);
}
