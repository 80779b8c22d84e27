import { useCatalogueName } from "#core/catalogues/web/public.ts";
import { percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { useT } from "#platform/web/use-t.ts";
import type { ItemBilling } from "../../domain/item-billing.ts";

/** What tax documents say of an item in one line: "Bienes · Unidad · IVA 13 % incluido". */
export function useBillingSummary(billing: ItemBilling): string {
  const t = useT();
  const itemType = useCatalogueName("itemTypes")(billing.itemType);
  const unit = useCatalogueName("units")(billing.unit);
  const rate = percentFromBasisPoints(billing.ivaRate);
  const iva = !billing.isTaxable
    ? t(billing.isNotSubject ? "menuItems.billing.unsubjected" : "menuItems.billing.exempt")
    : t(billing.isIvaIncluded ? "menuItems.billing.iva_in" : "menuItems.billing.iva_on_top", { rate });
  const additional =
    billing.additionalTribute !== null && t("menuItems.billing.plus", { tribute: billing.additionalTribute });
  return [itemType, unit, iva, additional, billing.internalCode].filter(Boolean).join(" · ");
}
