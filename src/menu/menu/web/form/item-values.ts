import type { z } from "zod";
import {
  type BasisPoints,
  basisPointsFromPercent,
  decimalFromCents,
  percentFromBasisPoints,
} from "#platform/domain/money/cents.ts";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import { withBlank } from "#platform/web/forms/or-blank.ts";
import type { ItemDetail } from "../../contract/menu-item-detail.ts";
import { addItemBody, billingFields, updateItemBody } from "../../contract/menu-items.ts";
import { type ItemBilling, IVA_RATE, newItemBilling } from "../../domain/item-billing.ts";

/** Form of an item, in which price and percentage may be empty. */
export const itemSchema = withBlank(updateItemBody, "price", "dte_porcentaje_iva");
/** Form of a new item, with what else it begins with. */
export const newItemSchema = withBlank(addItemBody, "price", "dte_porcentaje_iva");
export type NewItemValues = z.input<typeof newItemSchema>;
export type NewItemForm = FormOf<typeof newItemSchema>;
export type ItemValues = z.input<typeof itemSchema>;
export type ItemForm = FormOf<typeof itemSchema>;

/** Values of a new item. */
export function newItemValues(
  chosen: Pick<ItemValues, "categoryId" | "taxId">,
  billing = newItemBilling,
): ItemValues {
  return {
    title: "",
    price: null,
    ...chosen,
    description: "",
    stationId: null,
    netPrice: null,
    allergens: null,
    diets: [],
    ...billingValues(billing),
  };
}

/** Values of an item for its form. */
export function valuesOfItem(item: ItemDetail): ItemValues {
  return {
    title: item.title,
    price: decimalFromCents(item.price),
    categoryId: item.category_id,
    taxId: item.tax_id,
    description: item.description ?? "",
    stationId: item.station_id,
    netPrice: item.net_price === null ? null : decimalFromCents(item.net_price),
    version: item.version,
    allergens: item.allergens,
    diets: item.diets,
    ...billingValues({
      itemType: item.dte_tipo_item_codigo,
      isTaxable: item.dte_gravado === 1,
      isNotSubject: item.dte_no_sujeto === 1,
      tribute: item.dte_cod_tributo,
      unit: item.dte_unidad_medida,
      internalCode: item.dte_codigo_interno,
      ivaRate: item.dte_porcentaje_iva,
      isIvaIncluded: item.dte_precio_incluye_iva === 1,
      additionalTribute: item.dte_cod_tributo_adicional,
      additionalRate: item.dte_porcentaje_adicional,
    }),
  };
}

/** Values of a billing for the form. */
export function billingValues(billing: ItemBilling) {
  return {
    [billingFields.itemType]: billing.itemType,
    [billingFields.isTaxable]: billing.isTaxable ? 1 : 0,
    [billingFields.isNotSubject]: billing.isNotSubject ? 1 : 0,
    [billingFields.tribute]: billing.tribute,
    [billingFields.unit]: billing.unit,
    [billingFields.internalCode]: billing.internalCode ?? "",
    [billingFields.ivaRate]: percentFromBasisPoints(billing.ivaRate),
    [billingFields.isIvaIncluded]: billing.isIvaIncluded ? 1 : 0,
    [billingFields.additionalTribute]: billing.additionalTribute,
    [billingFields.additionalRate]:
      billing.additionalRate === null ? null : percentFromBasisPoints(billing.additionalRate),
  };
}

/** Returns the billing that the form holds. */
export function billingInForm(values: ItemValues): ItemBilling {
  return {
    itemType: values.dte_tipo_item_codigo,
    isTaxable: values.dte_gravado !== 0,
    isNotSubject: values.dte_no_sujeto === 1,
    tribute: values.dte_cod_tributo || null,
    unit: values.dte_unidad_medida,
    internalCode: values.dte_codigo_interno || null,
    ivaRate: rateOf(values.dte_porcentaje_iva) ?? IVA_RATE,
    isIvaIncluded: values.dte_precio_incluye_iva === 1,
    additionalTribute: values.dte_cod_tributo_adicional || null,
    additionalRate: rateOf(values.dte_porcentaje_adicional),
  };
}

function rateOf(percent: number | null | undefined): BasisPoints | null {
  return percent == null || Number.isNaN(percent) ? null : basisPointsFromPercent(percent);
}
