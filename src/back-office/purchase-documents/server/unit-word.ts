import { UNIT_MAX } from "#back-office/purchases/domain/purchase.ts";
import type { PurchasedUnit } from "#back-office/purchases/domain/purchase-factor.ts";
import { reviewUnit } from "#back-office/purchases/domain/purchase-factor.ts";
import { catalogueWords } from "#core/catalogues/server/public.ts";
import type { Say } from "#platform/server/i18n/say.ts";

/** What a line is measured in at first: a unit that stock is kept in, else the catalogue's word for it, or one for a package. */
export function unitWord({ unitCode, title }: PurchasedUnit, say: Say): string {
  const unit = reviewUnit({ unitCode, title });
  if (unit !== null && unit !== "pack") return unit;
  const named = unit === null && unitCode !== null ? catalogueWords.unit(unitCode) : null;
  return (named ?? say("purchaseDocuments.pack")).toLowerCase().slice(0, UNIT_MAX);
}
