import { purchasedThousandths } from "#back-office/purchases/domain/purchase-factor.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { type PurchaseDocument, stockEffectOf } from "#tax/documents/domain/reading/purchase-document.ts";

/** A line of a purchase that a note corrects. */
export interface BoughtLine {
  /** The purchase as the note names it. */
  readonly reference: string;
  readonly code: string | null;
  readonly title: string;
  readonly quantity: Thousandths;
  /** CAT-014; null when unit and quantity are no longer those of the document. */
  readonly unitCode: number | null;
}

/** A line of a credit note that takes back more than was bought. */
export interface MoreThanBought {
  readonly line: number;
  readonly bought: Thousandths;
  readonly found: Thousandths;
}

/**
 * Returns the lines of a credit note that take back more than the corrected purchases brought. Compares only goods with the
 * same code or description in the same unit.
 */
export function moreThanBought(document: PurchaseDocument, bought: readonly BoughtLine[]): MoreThanBought[] {
  if (stockEffectOf(document.type) !== "takes_back") return [];
  return document.lines.flatMap(({ number: line, kind, code, title, quantity, unitCode, relatedTo }) => {
    if (kind !== "goods") return [];
    const folded = searchText(title);
    const same = bought.filter(
      (each) =>
        each.unitCode === unitCode &&
        (relatedTo === null || each.reference === relatedTo) &&
        ((code !== null && each.code === code) || searchText(each.title) === folded),
    );
    const all = thousandths(same.reduce((sum, each) => sum + each.quantity, 0));
    const found = purchasedThousandths(quantity);
    return same.length > 0 && found > all ? [{ line, bought: all, found }] : [];
  });
}
