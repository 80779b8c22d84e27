import { useState } from "react";
import { cents } from "#platform/domain/money/cents.ts";
import { sentencesText } from "#platform/domain/text/sentences.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { useT } from "#platform/web/use-t.ts";
import { FieldChart } from "#ui/charts/field-chart.tsx";
import type { ChartField } from "#ui/charts/field-series.ts";
import { FieldSign } from "#ui/charts/field-symbol.tsx";
import { DataTable } from "#ui/data/data-table.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row, Span, Text } from "#ui/layout/layout.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { dishColumns, type PlacedDish } from "../../contract/menu-engineering.ts";
import type { Comparison } from "../../domain/compared-ranges.ts";
import { type MenuField, menuFields } from "../../domain/menu-engineering.ts";
import type { ReportedMenu } from "../reports-api.ts";
import classes from "./menu-engineering.module.css";

const looks = {
  star: { tone: "green", symbol: "star" },
  workhorse: { tone: "blue", symbol: "square" },
  puzzle: { tone: "amber", symbol: "triangle" },
  dog: { tone: "red", symbol: "circle" },
} as const satisfies Record<MenuField, Pick<ChartField, "tone" | "symbol">>;

/** Look of a field in charts. */
const fieldLook = (field: MenuField, t: Translate): ChartField => ({
  key: field,
  label: t(`reports.menu.fields.${field}`),
  ...looks[field],
});

type Shown = MenuField | "unknown" | "all";

/** The dishes of a period by field: meaning and advice, a chart, and all dishes. */
export function MenuEngineering({ menu, than }: { menu: ReportedMenu; than: Comparison }) {
  const t = useT();
  const [shown, setShown] = useState<Shown>("all");
  const countOf = (field: MenuField | null) => menu.dishes.filter((dish) => dish.field === field).length;
  const unknown = countOf(null);
  const filters: readonly Shown[] = ["all", ...menuFields, ...(unknown > 0 ? (["unknown"] as const) : [])];
  const dishes = menu.dishes.filter(({ field }) => shown === "all" || (field ?? "unknown") === shown);
  return (
    <div className={classes.menu}>
      {unknown > 0 ? <Notice tone="amber">{t("reports.menu.unknown", { count: unknown })}</Notice> : null}
      {menu.average_margin === null ? (
        <EmptyState
          picture={<MenuPicture />}
          message={t("reports.menu.nothing_known")}
          hint={t("reports.menu.nothing_known_hint")}
          size="small"
        />
      ) : (
        <>
          <div className={classes.fields}>
            {menuFields.map((field) => (
              <FieldCard key={field} field={field} count={countOf(field)} />
            ))}
          </div>
          <MenuChart menu={menu} />
        </>
      )}
      <Muted size="sm">
        {sentencesText(
          [
            t("reports.menu.popular", { count: menu.popular_from }),
            menu.average_margin !== null &&
              t("reports.menu.average", { amount: formatAmount(menu.average_margin, menu.currency) }),
            t("reports.menu.definition"),
          ],
          t,
        )}
      </Muted>
      <SegmentedFilter
        label={t("reports.menu.field")}
        layout="tight"
        value={shown}
        onChange={setShown}
        options={filters.map((value) => ({
          value,
          label:
            value === "all"
              ? t("reports.menu.all")
              : value === "unknown"
                ? t("common.unknown_cost")
                : t(`reports.menu.plural.${value}`),
          count: formatCount(
            value === "all" ? menu.dishes.length : value === "unknown" ? unknown : countOf(value),
          ),
        }))}
      />
      <DishTable menu={menu} than={than} dishes={dishes} />
    </div>
  );
}

function FieldCard({ field, count }: { field: MenuField; count: number }) {
  const t = useT();
  return (
    <SurfaceCard label={t(`reports.menu.plural.${field}`)} padding="tight">
      <Row as="p" align="center" gap={8}>
        <FieldSign field={fieldLook(field, t)} />
        <Span weight={600}>{t(`reports.menu.plural.${field}`)}</Span>
        <Muted as="span" pushed size="sm">
          {t("reports.menu.dishes", { count })}
        </Muted>
      </Row>
      <Muted size="sm">{t(`reports.menu.meaning.${field}`)}</Muted>
      <Text above={8} size="sm">
        {t(`reports.menu.advice.${field}`)}
      </Text>
    </SurfaceCard>
  );
}

/** Dishes by pieces and margin in four fields; those of unknown cost are left out. */
function MenuChart({ menu: { dishes, popular_from, average_margin, currency } }: { menu: ReportedMenu }) {
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
      pointLabel={t("common.item")}
      fieldLabel={t("reports.menu.field")}
      xLabel={t("reports.menu.pieces")}
      yLabel={t("reports.menu.margin")}
      formatX={formatCount}
      formatY={amount}
      formatTick={(value) => formatAmount(cents(Math.round(value)), currency)}
      fields={menuFields.map((field) => fieldLook(field, t))}
      // Between two numbers of pieces, so that no dish is on the line.
      split={{ x: popular_from - 0.5, y: average_margin ?? 0 }}
      points={dishes.flatMap(({ key, title, pieces, margin, field }) =>
        margin === null || field === null ? [] : [{ key, label: title, x: pieces, y: margin, field }],
      )}
    />
  );
}

interface DishTableProps {
  menu: ReportedMenu;
  than: Comparison;
  dishes: readonly PlacedDish[];
}

/** Dishes with sales, cost and margin; unknown values say so. */
function DishTable({ menu, than, dishes }: DishTableProps) {
  const t = useT();
  return (
    <DataTable<PlacedDish>
      caption={t("reports.by.menu_engineering")}
      columns={columnsOf(menu, than, t)}
      rows={dishes}
      rowKey={({ key }) => key}
      state={{ status: "ready" }}
      empty={<EmptyState picture={<MenuPicture />} message={t("reports.nothing")} size="small" />}
    />
  );
}

function columnsOf(menu: ReportedMenu, than: Comparison, t: Translate) {
  const columns = tableColumns(dishColumns, {
    t,
    currency: menu.currency,
    none: "–",
    first: ["title", "field", "pieces", "pieces_before", "pieces_same_weekdays"],
    looks: {
      title: { role: "primary" },
      field: { cell: (dish) => <Field dish={dish} /> },
      pieces: { cell: (dish) => <Pieces dish={dish} /> },
      share: {
        header: t("reports.column.share"),
        cell: ({ share }) => formatPercent(share / 100, 1),
        role: "hidden",
      },
    },
  });
  const other = than === "before" ? "pieces_same_weekdays" : "pieces_before";
  return columns.filter(({ key }) => key !== other);
}

function Field({ dish: { field } }: { dish: PlacedDish }) {
  const t = useT();
  if (field === null) return t("common.unknown_cost");
  return (
    <span className={classes.field}>
      <FieldSign field={fieldLook(field, t)} />
      {t(`reports.menu.fields.${field}`)}
    </span>
  );
}

/** Number of pieces, and how many of them have no known cost. */
function Pieces({ dish: { pieces, unknown_pieces } }: { dish: PlacedDish }) {
  const t = useT();
  return (
    <>
      {formatCount(pieces)}
      {unknown_pieces > 0 && unknown_pieces < pieces ? (
        <Muted as="span" size="sm">
          {" "}
          ({t("reports.menu.partly", { pieces: formatCount(unknown_pieces) })})
        </Muted>
      ) : null}
    </>
  );
}
