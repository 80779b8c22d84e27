import { useQuery } from "@tanstack/react-query";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { menuItemStates, type searchMenuItems } from "../../contract/menu-items.ts";
import { categoriesQuery } from "../menu-api.ts";
import classes from "./item-filters.module.css";

const sorts = ["menu", "title", "price", "-price"] as const;

/** Which items are in sight, and in which order. */
export function ItemFilters({ table }: { table: TableQuery<typeof searchMenuItems.query> }) {
  const t = useT();
  const categories = useQuery(categoriesQuery).data?.categories ?? [];
  const { category, state, sort } = table.query;
  return (
    <div className={classes.filters}>
      <SelectField
        label={t("menuItems.category")}
        emptyOption={t("menuItems.all_categories")}
        options={categories.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={category === undefined ? null : String(category)}
        onChange={(value) =>
          table.setFilters({ category: categories.find(({ id }) => String(id) === value)?.id })
        }
      />
      <SelectField
        label={t("menuItems.state")}
        searchable={false}
        emptyOption={t("menuItems.states.all")}
        options={menuItemStates.map((value) => ({ value, label: t(`menuItems.states.${value}`) }))}
        value={state ?? null}
        onChange={(value) => table.setFilters({ state: menuItemStates.find((each) => each === value) })}
      />
      <SelectField
        label={t("menuItems.sort")}
        searchable={false}
        options={sorts.map((value) => ({ value, label: t(`menuItems.sorts.${sortKey(value)}`) }))}
        value={sort}
        onChange={(value) => table.setFilters({ sort: sorts.find((each) => each === value) })}
      />
    </div>
  );
}

const sortKey = (sort: (typeof sorts)[number]) => (sort === "-price" ? "price_down" : sort);
