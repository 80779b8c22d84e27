import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount, symbolOf } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { FieldChart } from "#ui/charts/field-chart.tsx";
import { type MenuField, menuFields } from "../../domain/menu-engineering.ts";
import type { Menu } from "../reports-api.ts";
import { fieldLook } from "./menu-fields.ts";

/** Each dish by how many were sold and what a piece leaves, in four fields; those of unknown cost are not in it. */
export function MenuChart({ menu: { dishes, popular_from, average_margin, currency } }: { menu: Menu }) {
  const t = useT();
  const amount = (value: number) => formatAmount(cents(value), currency);
  const countOf = (field: MenuField) => formatCount(dishes.filter((dish) => dish.field === field).length);
  return (
    <FieldChart
      title={t("reports.menu.chart")}
      summary={t("reports.menu.summary", {
        stars: countOf("star"),
        workhorses: countOf("workhorse"),
        puzzles: countOf("puzzle"),
        dogs: countOf("dog"),
      })}
      pointLabel={t("reports.menu.dish")}
      fieldLabel={t("reports.menu.field")}
      xLabel={t("reports.menu.pieces")}
      yLabel={t("reports.menu.margin")}
      formatX={formatCount}
      formatY={amount}
      formatTick={(value) => `${symbolOf(currency)}${(value / 100).toFixed(2)}`}
      fields={menuFields.map((field) => fieldLook(field, t))}
      // Between two numbers of pieces, so that a dish never stands on the line.
      split={{ x: popular_from - 0.5, y: average_margin ?? 0 }}
      points={dishes.flatMap(({ key, title, pieces, margin, field }) =>
        margin === null || field === null ? [] : [{ key, label: title, x: pieces, y: margin, field }],
      )}
    />
  );
}
