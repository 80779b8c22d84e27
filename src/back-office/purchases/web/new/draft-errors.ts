import { type ValidationCode, validationCode } from "#app/contract/validation-code.ts";
import { manualPurchase } from "../../contract/purchases.ts";
import {
  grossAmount,
  needsSize,
  type PurchaseDraft,
  type PurchaseDraftLine,
  purchasePayload,
  sentLines,
  typedFigure,
} from "./purchase-draft.ts";

/** Refusals with a text of the form's own (back-office §5). */
const ownErrors = ["price_unreadable", "price_for_discount", "quantity_wrong"] as const;
type OwnError = (typeof ownErrors)[number];

/** Errors by field: `items`, `vendor.nit`, `lines.KEY.quantity`. */
export type DraftErrors = Readonly<Record<string, ValidationCode | OwnError>>;

export function isOwnError(code: DraftErrors[string]): code is OwnError {
  return ownErrors.some((own) => own === code);
}

/** Returns the key of a line's field in the errors. */
export function lineField(key: string, field: string): string {
  return `lines.${key}.${field}`;
}

/**
 * Returns the reasons why a purchase cannot be recorded, before it is sent (back-office §5): the contract's rules, unreadable
 * figures, and a unit of its own without a size.
 */
export function draftErrors(draft: PurchaseDraft): DraftErrors {
  const { error } = manualPurchase.safeParse(purchasePayload(draft), { reportInput: true });
  const issues = (error?.issues ?? []).map(
    (issue) => [draftField(issue.path.join("."), draft), validationCode(issue) as ValidationCode] as const,
  );
  const typed = sentLines(draft).flatMap(refuseFigures);
  const amounts = [
    ["tax", draft.tax],
    ["withheld_income", draft.withheldIncome],
  ] as const;
  const unread = amounts.flatMap(([field, amount]) =>
    amount === "unreadable" ? [[field, "malformed"] as const] : [],
  );
  const items = sentLines(draft).some(isValid) ? [] : [["items", "no_valid_item"] as const];
  // The first error of a field is the one to correct first.
  return Object.fromEntries([...items, ...typed, ...issues, ...unread].reverse());
}

/** Tells whether a line has a title and a quantity above 0: a purchase needs one. */
function isValid({ title, quantity }: PurchaseDraftLine): boolean {
  return title.trim() !== "" && isAboveZero(quantity);
}

function isAboveZero(quantity: string): boolean {
  return (typedFigure(quantity, "quantity") ?? 0) > 0;
}

function refuseFigures(line: PurchaseDraftLine) {
  const needsFactor = needsSize(line) && typedFigure(line.factor, "factor") === null;
  const isQuantityWrong = !isAboveZero(line.quantity);
  const isPriceMissing = Boolean(line.discount) && line.price.trim() === "";
  const gross = grossAmount(line);
  const isDiscountTooLarge = typeof line.discount === "number" && gross !== null && line.discount > gross;
  const isPriceWrong = line.price.trim() !== "" && typedFigure(line.price, "price") === null;
  return [
    ...(isQuantityWrong ? [[lineField(line.key, "quantity"), "quantity_wrong"] as const] : []),
    ...(needsFactor ? [[lineField(line.key, "factor"), "factor_unknown"] as const] : []),
    ...(line.discount === "unreadable" ? [[lineField(line.key, "discount"), "malformed"] as const] : []),
    ...(isPriceMissing ? [[lineField(line.key, "unit_price"), "price_for_discount"] as const] : []),
    ...(isDiscountTooLarge ? [[lineField(line.key, "discount"), "too_large"] as const] : []),
    ...(isPriceWrong ? [[lineField(line.key, "unit_price"), "price_unreadable"] as const] : []),
  ];
}

/** Returns the form's field for a field of the request: lines are known by key, not by number. */
export function draftField(path: string, draft: PurchaseDraft): string {
  const [, index, field] = /(?:^|\.)items\.(\d+)(?:\.(\w+))?$/.exec(path) ?? [];
  const line = index === undefined ? undefined : sentLines(draft)[Number(index)];
  if (line) return lineField(line.key, field ?? "title");
  return path.replace(/^payload\.?/, "");
}
