import { unreachable } from "#platform/domain/unreachable.ts";
import type { DocumentState } from "#tax/tax-documents/domain/life/document-state.ts";

/**
 * Why a control number has no sealed document in a month: it may not be signed, was refused, is on its way, another document was made
 * in its place, it was taken on a day of another month, or nobody knows.
 */
export const gapReasons = ["draft", "rejected", "on_its_way", "replaced", "other_month", "unknown"] as const;
export type GapReason = (typeof gapReasons)[number];

/** Whether nothing more happens with the number by itself or by somebody: told, and at rest. */
export const isGapAtRest = (reason: GapReason): boolean => reason === "replaced" || reason === "other_month";

/** Why a number is missing among the sealed ones of a month; null: it is not, or was invalidated and stands in the book with zero. */
export function explainGap(
  document: { readonly state: DocumentState; readonly isOfMonth: boolean } | null,
): GapReason | null {
  if (document === null) return "unknown";
  if (!document.isOfMonth) return "other_month";
  const { state } = document;
  switch (state) {
    case "draft":
    case "rejected":
    case "replaced":
      return state;
    case "generated":
    case "signed":
    case "sent":
    case "contingency":
      return "on_its_way";
    case "sealed":
    case "sealed_with_remarks":
    case "invalidated":
      return null;
    default:
      return unreachable(state);
  }
}
