import { type ValidationCode, validationCode } from "#app/contract/validation-code.ts";
import { manualPurchase } from "../../contract/purchases.ts";
import {
  type DraftLine,
  needsSize,
  type PurchaseDraft,
  purchasePayload,
  sentLines,
  typedFigure,
} from "./purchase-draft.ts";

/** What the form says in words of its own (back-office §5). */
const ownRefusals = ["price_unreadable", "quantity_wrong"] as const;
export type OwnRefusal = (typeof ownRefusals)[number];

/** What is wrong, by the place where it is said: `items`, `vendor.nit`, `lines.KEY.quantity`. */
export type DraftRefusals = Readonly<Record<string, ValidationCode | OwnRefusal>>;

/** Whether the form has words of its own for it. */
export function isOwnRefusal(code: DraftRefusals[string]): code is OwnRefusal {
  return ownRefusals.some((own) => own === code);
}

/** Where a field of a line says what is wrong with it. */
export function lineField(key: string, field: string): string {
  return `lines.${key}.${field}`;
}

/**
 * What keeps a purchase from being recorded, before it travels (back-office §5): the rules of the contract, a figure that is
 * none, and a unit of its own without its size.
 */
export function refuseDraft(draft: PurchaseDraft): DraftRefusals {
  const { error } = manualPurchase.safeParse(purchasePayload(draft), { reportInput: true });
  const issues = (error?.issues ?? []).map(
    (issue) => [draftField(issue.path.join("."), draft), validationCode(issue) as ValidationCode] as const,
  );
  const typed = sentLines(draft).flatMap(refuseFigures);
  const tax = draft.tax === "unreadable" ? [["tax", "malformed"] as const] : [];
  const items = sentLines(draft).some(isValid) ? [] : [["items", "no_valid_item"] as const];
  // The first reason of a field is the one to mend first.
  return Object.fromEntries([...items, ...typed, ...issues, ...tax].reverse());
}

/** It has a title and a quantity above 0: a purchase needs one such line. */
function isValid({ title, quantity }: DraftLine): boolean {
  return title.trim() !== "" && isAboveZero(quantity);
}

function isAboveZero(quantity: string): boolean {
  return (typedFigure(quantity, "quantity") ?? 0) > 0;
}

function refuseFigures(line: DraftLine) {
  const needsFactor = needsSize(line) && typedFigure(line.factor, "factor") === null;
  const isQuantityWrong = !isAboveZero(line.quantity);
  const isPriceWrong = line.price.trim() !== "" && typedFigure(line.price, "price") === null;
  return [
    ...(isQuantityWrong ? [[lineField(line.key, "quantity"), "quantity_wrong"] as const] : []),
    ...(needsFactor ? [[lineField(line.key, "factor"), "factor_unknown"] as const] : []),
    ...(isPriceWrong ? [[lineField(line.key, "unit_price"), "price_unreadable"] as const] : []),
  ];
}

/** The place in the form of a field of the request: lines are known by their keys, not by their numbers. */
export function draftField(path: string, draft: PurchaseDraft): string {
  const [, index, field] = /(?:^|\.)items\.(\d+)(?:\.(\w+))?$/.exec(path) ?? [];
  const line = index === undefined ? undefined : sentLines(draft)[Number(index)];
  if (line) return lineField(line.key, field ?? "title");
  return path.replace(/^payload\.?/, "");
}
