import { packSize } from "#back-office/purchases/domain/pack-size.ts";
import { reviewUnit } from "#back-office/purchases/domain/purchase-factor.ts";
import { isMeasuredUnit } from "#inventory/inventory/domain/units.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import type { ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import type { DocumentLine } from "#tax/documents/domain/reading/purchase-document.ts";
import { unitWord } from "./unit-word.ts";

/** What was confirmed for a vendor's goods: which ingredient they are, and what one of them is. */
export interface RememberedLink {
  readonly itemId: InventoryItemId;
  /** As it came then. */
  readonly unit: string;
  readonly factor: ExactDecimal;
  /** What one of the document's units was made of (CAT-014), where the quantity was the document's; and how it was described. */
  readonly unitCode: number | null;
  readonly title: string;
}

/** In which unit a line's goods came before and how many of the ingredient's that is, as far as it is the document's own. */
export interface RememberedUnit {
  readonly unit: string;
  readonly factor: ExactDecimal;
  readonly needsConfirmation: boolean;
}

/**
 * What was confirmed before is of the unit and the package that the goods came in then, while the quantity is this document's: ten
 * kilograms are not ten pounds as last time, nor one sack one pound. Null when this line says another unit or package; to be
 * confirmed when a package had a name of somebody's own and another quantity, as what it was of the document's is not known.
 */
export function rememberedUnit(line: DocumentLine, link: RememberedLink, say: Say): RememberedUnit | null {
  const { unit, factor, unitCode } = link;
  if (packText(line.title) !== packText(link.title)) return null;
  const isSame = unit === unitWord(line, say) || (unitCode !== null && unitCode === line.unitCode);
  if (isSame) return { unit, factor, needsConfirmation: false };
  const isNameOfPack = reviewUnit(line) === "pack" && !isMeasuredUnit(unit);
  return isNameOfPack ? { unit, factor, needsConfirmation: true } : null;
}

/** The package of a description, to be compared; "" for none. */
function packText(title: string): string {
  const pack = packSize(title);
  return pack ? [pack.count, pack.content?.amount, pack.content?.unit].join(" ") : "";
}
