import { useState } from "react";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { FieldSign } from "#ui/charts/field-symbol.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { type MenuField, menuFields } from "../../domain/menu-engineering.ts";
import type { Menu } from "../reports-api.ts";
import { DishTable } from "./dish-table.tsx";
import { MenuChart } from "./menu-chart.tsx";
import classes from "./menu-engineering.module.css";
import { fieldLook } from "./menu-fields.ts";

type Shown = MenuField | "unknown" | "all";

/** The dishes of a period in their four fields: what each means and what to do, the picture, and all dishes. */
export function MenuEngineering({ menu }: { menu: Menu }) {
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
      <p className={classes.quiet}>
        {t("reports.menu.popular", { pieces: formatCount(menu.popular_from) })}{" "}
        {menu.average_margin === null
          ? null
          : t("reports.menu.average", { amount: formatAmount(menu.average_margin, menu.currency) })}{" "}
        {t("reports.menu.definition")}
      </p>
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
                ? t("reports.menu.fields.unknown")
                : t(`reports.menu.plural.${value}`),
          count: formatCount(
            value === "all" ? menu.dishes.length : value === "unknown" ? unknown : countOf(value),
          ),
        }))}
      />
      <DishTable dishes={dishes} currency={menu.currency} />
    </div>
  );
}

function FieldCard({ field, count }: { field: MenuField; count: number }) {
  const t = useT();
  return (
    <SurfaceCard label={t(`reports.menu.plural.${field}`)} padding="tight">
      <p className={classes.head}>
        <FieldSign field={fieldLook(field, t)} />
        <span className={classes.name}>{t(`reports.menu.plural.${field}`)}</span>
        <span className={classes.count}>{t("reports.menu.dishes", { count })}</span>
      </p>
      <p className={classes.quiet}>{t(`reports.menu.meaning.${field}`)}</p>
      <p className={classes.advice}>{t(`reports.menu.advice.${field}`)}</p>
    </SurfaceCard>
  );
}
