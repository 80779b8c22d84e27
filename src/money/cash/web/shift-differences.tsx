import { useQuery } from "@tanstack/react-query";
import {
  type DifferenceRow,
  listCashDifferences,
  type PersonDifference,
  shiftColumns,
  shiftPersonColumns,
} from "#money/cash-reports/contract/shift-differences.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { PeriodChip } from "#platform/web/lists/period-chip.tsx";
import { openPeriod } from "#platform/web/lists/period-filter.tsx";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Box, Muted } from "#ui/layout/layout.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { downloadShiftDifferences, shiftDifferencesQuery } from "./cash-api.ts";
import type { CashSearch } from "./cash-search.ts";

/** Lists the differences of closed shifts, and their sums by person; also as a file. */
export function ShiftDifferences({ search, onSearch }: ListAddress<CashSearch>) {
  const t = useT();
  const table = useTableQuery(listCashDifferences.query, { search, onSearch });
  const list = useQuery(shiftDifferencesQuery(table.query));
  const currency = list.data?.currency ?? "USD";
  const people = list.data?.people ?? [];
  const empty = (hint: "cash.differences.empty_hint" | "cash.history.narrowed_hint") => (
    <EmptyState picture={<ReceiptPicture />} message={t("cash.differences.empty")} hint={t(hint)} />
  );
  return (
    <>
      <Muted below={16}>{t("cash.differences.about")}</Muted>
      {people.length === 0 ? null : (
        <Box below={24}>
          <People people={people} currency={currency} />
        </Box>
      )}
      <ListPage<DifferenceRow, typeof listCashDifferences.query>
        name="cash.differences"
        caption={t("cash.views.differences")}
        columns={tableColumns(shiftColumns, {
          t,
          currency,
          none: t("common.no_value"),
          looks: { day: { sortable: true, role: "primary" }, closed: { role: "hidden" } },
        })}
        rowKey={(row) => String(row.session_id)}
        table={table}
        list={list}
        searchLabel={t("cash.history.search")}
        filters={<PeriodChip {...openPeriod(table)} />}
        empty={empty("cash.differences.empty_hint")}
        nothingFound={empty("cash.history.narrowed_hint")}
        rowActions={(row) => [
          {
            key: "see",
            label: t("cash.history.see_z"),
            onSelect: () => onSearch({ ...search, session: row.session_id }),
          },
        ]}
        rowActionsLabel={(row) => t("cash.history.actions", { drawer: row.drawer })}
        saveCsv={() => downloadShiftDifferences(table.query)}
        isPrintable
      />
    </>
  );
}

interface PeopleProps {
  people: readonly PersonDifference[];
  currency: string;
}

/** The sums of all shifts that fit the filter, by who opened the drawer. */
function People({ people, currency }: PeopleProps) {
  const t = useT();
  const count = (figure: "shifts" | "differing") =>
    formatCount(people.reduce((sum, person) => sum + person[figure], 0));
  const amount = (figure: "missing" | "surplus" | "difference") =>
    formatAmount(sumCents(people.map((person) => person[figure])), currency);
  return (
    <Section title={t("cash.differences.people")} description={t("cash.differences.people_about")}>
      <DataTable<PersonDifference>
        caption={t("cash.differences.people")}
        columns={tableColumns(shiftPersonColumns, {
          t,
          currency,
          looks: {
            person: { role: "primary", total: t("common.total") },
            shifts: { total: count("shifts") },
            differing: { total: count("differing") },
            missing: { total: amount("missing") },
            surplus: { total: amount("surplus") },
            difference: { total: amount("difference") },
          },
        })}
        rows={people}
        rowKey={({ id }) => String(id)}
        state={{ status: "ready" }}
        empty={null}
      />
    </Section>
  );
}
