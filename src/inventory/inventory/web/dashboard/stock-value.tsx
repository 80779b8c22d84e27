import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { isDate } from "#ui/dates/date-text.ts";
import { Section } from "#ui/frame/section.tsx";
import type { readStockValue } from "../../contract/items.ts";
import classes from "../inventory.module.css";
import { valueQuery } from "../inventory-api.ts";
import { LoadedPart } from "../loaded-part.tsx";

type Value = ResponseOf<typeof readStockValue>;

/** What the stock cost now, or at the end of a day that is chosen, by group. */
export function StockValue() {
  const t = useT();
  const [day, setDay] = useState("");
  const today = useQuery(valueQuery({})).data?.today;
  const isPast = isDate(day) && today !== undefined && day <= today;
  const query = useQuery(valueQuery(isPast ? { day } : {}));
  return (
    <Section title={t("inventory.value.title")} description={t("inventory.value.hint")}>
      <div className={classes.choice}>
        <DateField
          label={t("inventory.value.at")}
          description={t("inventory.value.at_hint")}
          value={day}
          max={today}
          onChange={setDay}
        />
      </div>
      <LoadedPart query={query}>{(value) => <Groups value={value} busy={query.isFetching} />}</LoadedPart>
    </Section>
  );
}

function Groups({ value, busy }: { value: Value; busy: boolean }) {
  const t = useT();
  const { currency, unknown_cost: unknown } = value;
  const columns: Column<Value["groups"][number]>[] = [
    {
      key: "group",
      header: t("inventory.fields.group"),
      cell: ({ group_title }) => group_title ?? t("inventory.fields.no_group"),
      primary: true,
    },
    {
      key: "items",
      header: t("inventory.columns.items"),
      align: "end",
      cell: ({ items }) => formatCount(items),
    },
    {
      key: "value",
      header: t("inventory.columns.value"),
      align: "end",
      cell: (group) => formatAmount(group.value, currency),
      total: formatAmount(value.value, currency),
    },
  ];
  return (
    <>
      <DataTable
        caption={t("inventory.value.title")}
        columns={columns}
        rows={value.groups}
        rowKey={({ group_title }) => group_title ?? ""}
        state={{ status: "ready", refreshing: busy }}
        empty={<p className={classes.quiet}>{t("inventory.value.nothing")}</p>}
      />
      {unknown === 0 ? null : (
        <p className={classes.quiet}>
          {t("inventory.value.unknown", { count: unknown, shown: formatCount(unknown) })}
        </p>
      )}
    </>
  );
}
