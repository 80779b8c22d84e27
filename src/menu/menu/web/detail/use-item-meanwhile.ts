import { useQuery } from "@tanstack/react-query";
import { stationsQuery } from "#menu/stations/web/public.ts";
import { taxesQuery } from "#menu/taxes/web/public.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { centsFromDecimal } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { type Meanwhile, useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { type ItemValues, valuesOfItem } from "../form/item-values.ts";
import { markTexts } from "../form/mark-texts.ts";
import { categoriesQuery, menuItemQuery } from "../menu-api.ts";

/** Describes what somebody else saved of an item, in the labels of its form. */
export function useItemMeanwhile(id: MenuItemId, currency: string): Meanwhile<ItemValues> {
  const t = useT();
  const titleIn = (list: readonly { readonly id: number; readonly title: string }[] | undefined) => ({
    text: (id: number | null | undefined) =>
      list?.find((each) => each.id === id)?.title ?? t("platform.conflict.empty"),
  });
  const amount = {
    text: (value: number | null | undefined) =>
      value == null || Number.isNaN(value)
        ? t("platform.conflict.empty")
        : formatAmount(centsFromDecimal(value), currency),
  };
  const yesNo = {
    text: (value: number | undefined) => t(value === 1 ? "platform.conflict.on" : "platform.conflict.off"),
  };
  const categories = useQuery(categoriesQuery).data?.categories;
  const taxes = useQuery(taxesQuery).data?.taxes;
  const stations = useQuery(stationsQuery).data?.stations;
  return {
    reload: useReload(menuItemQuery(id), ({ formattedMenuItem }) => valuesOfItem(formattedMenuItem)),
    fields: {
      title: t("common.name"),
      price: { label: t("common.price"), ...amount },
      categoryId: { label: t("common.category"), ...titleIn(categories) },
      taxId: { label: t("common.tax"), ...titleIn(taxes) },
      stationId: { label: t("menuItems.station"), ...titleIn(stations) },
      description: t("common.description"),
      ...markTexts(t),
      netPrice: { label: t("menuItems.billing.net_price"), ...amount },
      dte_tipo_item_codigo: t("menuItems.billing.item_type"),
      dte_unidad_medida: t("menuItems.billing.unit"),
      dte_gravado: { label: t("menuItems.billing.taxable"), ...yesNo },
      dte_no_sujeto: { label: t("menuItems.billing.not_subject"), ...yesNo },
      dte_precio_incluye_iva: { label: t("menuItems.billing.iva_included"), ...yesNo },
      dte_cod_tributo: t("menuItems.billing.tribute"),
      dte_porcentaje_iva: t("common.iva"),
      dte_cod_tributo_adicional: t("menuItems.billing.additional"),
      dte_porcentaje_adicional: t("menuItems.billing.additional_rate"),
      dte_codigo_interno: t("menuItems.billing.internal_code"),
    },
  };
}
