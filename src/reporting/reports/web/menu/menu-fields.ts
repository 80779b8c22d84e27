import type { Translate } from "#platform/web/i18n.ts";
import type { ChartField } from "#ui/charts/field-series.ts";
import type { MenuField } from "../../domain/menu-engineering.ts";

const looks = {
  star: { tone: "green", symbol: "star" },
  workhorse: { tone: "blue", symbol: "square" },
  puzzle: { tone: "amber", symbol: "triangle" },
  dog: { tone: "red", symbol: "circle" },
} as const satisfies Record<MenuField, Pick<ChartField, "tone" | "symbol">>;

/** How a field of the menu looks in pictures. */
export const fieldLook = (field: MenuField, t: Translate): ChartField => ({
  key: field,
  label: t(`reports.menu.fields.${field}`),
  ...looks[field],
});
