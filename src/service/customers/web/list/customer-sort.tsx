import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import type { listCustomers } from "../../contract/customers.ts";

const sorts = {
  "-created_at": "customers.list.sorts.newest",
  created_at: "customers.list.sorts.oldest",
  name: "customers.list.sorts.name",
  "-name": "customers.list.sorts.name_down",
} as const;
type SortKey = keyof typeof sorts;
const sortKeys = Object.keys(sorts) as SortKey[];

/** The order of the customers. */
export function CustomerSort({ table }: { table: TableQuery<typeof listCustomers.query> }) {
  const t = useT();
  return (
    <SelectField
      label={t("customers.list.sort")}
      searchable={false}
      options={sortKeys.map((value) => ({ value, label: t(sorts[value]) }))}
      value={table.query.sort}
      onChange={(value) => table.setFilters({ sort: sortKeys.find((each) => each === value) })}
    />
  );
}
