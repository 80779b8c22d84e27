import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import {
  listReceivables,
  type Receivable,
  receivableColumns,
  type sumReceivables,
} from "#money/receivables/contract/receivables.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { calendarDate, daysBetween } from "#platform/domain/periods/calendar-date.ts";
import { formatAmount, formatCount, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { type ColumnLook, tableColumns } from "#platform/web/lists/table-columns.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { CustomersPicture } from "#ui/pictures/customers-picture.tsx";
import { ageBuckets } from "../../domain/credit.ts";
import { customerDisplayName } from "../../domain/customer-search.ts";
import { downloadReceivables, owedQuery, receivablesQuery } from "./receivables-api.ts";

type Query = typeof listReceivables.query;
type Page = ResponseOf<typeof listReceivables>;
type Sums = ResponseOf<typeof sumReceivables>;

/** Lists the customers who owe, the largest balance first, by age; each links to their statement. */
export function Owing(address: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(listReceivables.query, address);
  const navigate = useNavigate();
  const list = useQuery(receivablesQuery(table.query));
  const sums = useQuery(owedQuery({ q: table.query.q }));
  return (
    <ListPage<Receivable, Query>
      name="receivables"
      caption={t("customers.list.view.owing")}
      columns={owingColumns(list.data, sums.data, t)}
      rowKey={({ id }) => String(id)}
      table={table}
      list={list}
      searchLabel={t("customers.search.label")}
      onOpenRow={({ id }) =>
        void navigate({
          to: "/dashboard/customers/$customerId/statement",
          params: { customerId: String(id) },
        })
      }
      empty={
        <EmptyState
          picture={<CustomersPicture />}
          message={t("customers.owing.nobody")}
          hint={t("customers.owing.nobody_hint")}
        />
      }
      saveCsv={() => downloadReceivables(table.query)}
      isPrintable
    />
  );
}

/** Returns the columns: who, how much and since when, with totals below. */
function owingColumns(page: Page | undefined, sums: Sums | undefined, t: Translate): Column<Receivable>[] {
  const amountOf = (cents: Cents) => formatAmount(cents, page?.currency ?? "USD");
  const figure = (key: keyof Sums & keyof Receivable): ColumnLook<Receivable> => ({
    cell: (row) => (row[key] === 0 ? <Muted as="span">–</Muted> : amountOf(row[key])),
    total: sums && amountOf(sums[key]),
  });
  return tableColumns(receivableColumns, {
    t,
    first: ["name", "balance", ...ageBuckets, "oldest"],
    looks: {
      name: {
        role: "primary",
        sortable: true,
        cell: (row) => <NameAndPhone row={row} />,
        total:
          sums && t("customers.owing.sums", { count: sums.customers, shown: formatCount(sums.customers) }),
      },
      balance: { ...figure("balance"), role: "amount", sortable: true },
      current: figure("current"),
      days_30: figure("days_30"),
      days_60: figure("days_60"),
      days_90: figure("days_90"),
      oldest: {
        cell: ({ oldest }) => (
          <Stacked>
            <span>{formatDay(oldest)}</span>
            {page ? (
              <Lesser>
                {t("common.days", {
                  count: daysBetween(calendarDate(oldest), calendarDate(page.today)),
                })}
              </Lesser>
            ) : null}
          </Stacked>
        ),
      },
      limit: {
        role: "hidden",
        cell: ({ credit_limit }) =>
          credit_limit === null ? <Muted as="span">–</Muted> : amountOf(credit_limit),
      },
    },
  });
}

function NameAndPhone({ row }: { row: Receivable }) {
  const name = customerDisplayName(row);
  return (
    <Stacked>
      <span>{name}</span>
      {name === row.phone ? null : <Lesser>{row.phone}</Lesser>}
    </Stacked>
  );
}
