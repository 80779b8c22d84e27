import { useState } from "react";
import { formatQuantity } from "#inventory/inventory/web/public.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { formatAmount } from "#platform/web/format.ts";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { type CountDifference, differenceColumns } from "../../contract/stock-counts.ts";
import { ItemFilter } from "../item-filter.tsx";
import type { CountDifferences } from "../stock-counts-api.ts";
import classes from "./differences.module.css";

const views = ["differ", "counted", "left"] as const;
type View = (typeof views)[number];

/** Rows drawn at once; the file has all of them. */
const ROWS = 200;

const isOf: Record<View, (item: CountDifference) => boolean> = {
  differ: ({ difference }) => difference !== null && difference !== 0,
  counted: ({ counted }) => counted !== null,
  left: ({ counted }) => counted === null,
};

/** Sort key of differing ingredients: unknown costs first, then the largest amounts. */
const amountOf = ({ cost }: CountDifference) => (cost === null ? Number.MAX_SAFE_INTEGER : Math.abs(cost));

/** Lists the ingredients of a count, first those that differ. */
export function DifferenceTable({ differences }: { differences: CountDifferences }) {
  const t = useT();
  const [view, setView] = useState<View>("differ");
  const [words, setWords] = useState("");
  const [rows, setRows] = useState(ROWS);
  const found = differences.items
    .filter((item) => isOf[view](item) && searchText(item.title).includes(searchText(words)))
    .toSorted((a, b) => (view === "differ" ? amountOf(b) - amountOf(a) : 0));
  const isClean = view === "differ" && words === "" && differences.items.some(isOf.counted);
  return (
    <>
      <ItemFilter
        words={words}
        onWords={setWords}
        views={views.map((value) => ({
          value,
          label: t(`stockCounts.differences.views.${value}`),
          count: differences.items.filter(isOf[value]).length,
        }))}
        view={view}
        onView={setView}
      />
      <DataTable
        caption={t("common.differences")}
        columns={useColumns(differences)}
        rows={found.slice(0, rows)}
        rowKey={(item) => String(item.inventory_item_id)}
        state={{ status: "ready" }}
        empty={
          <EmptyState
            picture={<SearchPicture />}
            message={t(isClean ? "stockCounts.differences.none" : "common.no_results")}
            size="small"
          />
        }
      />
      {found.length > rows ? (
        <Button variant="default" fullWidth onClick={() => setRows(rows + ROWS)}>
          {t("stockCounts.more", { count: found.length - rows })}
        </Button>
      ) : null}
    </>
  );
}

function useColumns({ currency, count }: CountDifferences) {
  const t = useT();
  const none = t("common.no_value");
  const quantity = (key: "expected" | "counted") => ({
    cell: (item: CountDifference) => {
      const value = item[key];
      return value === null ? none : formatQuantity(value, item.unit);
    },
  });
  return tableColumns(differenceColumns, {
    t,
    currency,
    none,
    first: ["item", "group", "expected"],
    looks: {
      item: { cell: (item) => <Item item={item} />, role: "primary" },
      group: { from: 1080 },
      expected: quantity("expected"),
      counted: quantity("counted"),
      difference: {
        cell: (item) => <Difference item={item} isPosted={count.status === "closed"} />,
        role: "amount",
      },
      cost: {
        cell: ({ cost, posted }) => {
          if (cost !== null) return formatAmount(cost, currency);
          return posted ? t("stockCounts.differences.no_cost") : none;
        },
      },
      by: { from: 800 },
    },
  });
}

function Item({ item }: { item: CountDifference }) {
  const t = useT();
  return (
    <Stack as="span" gap={2}>
      {item.title}
      {item.is_deleted ? (
        <StatusBadge look="plain" tone="amber" label={t("stockCounts.sheet.deleted")} />
      ) : null}
      {item.is_uncertain ? (
        <StatusBadge look="plain" tone="amber" label={t("stockCounts.differences.uncertain")} />
      ) : null}
      {item.moved_since === 0 ? null : (
        <StatusBadge
          look="plain"
          tone="amber"
          label={t("stockCounts.differences.moved_since", {
            quantity: differenceText(item.moved_since, item.unit),
          })}
        />
      )}
      {item.is_after_review ? (
        <StatusBadge look="plain" tone="amber" label={t("stockCounts.differences.after_review")} />
      ) : null}
    </Stack>
  );
}

/** Shows the difference, and the posted quantity when it is smaller. */
function Difference({ item, isPosted }: { item: CountDifference; isPosted: boolean }) {
  const t = useT();
  const { difference, posted, unit, now } = item;
  if (difference === null) return t("common.no_value");
  const tone = difference < 0 ? "red" : difference > 0 ? "amber" : "green";
  const values = { quantity: differenceText(posted ?? difference, unit) };
  return (
    <span className={classes.difference}>
      <strong data-tone={tone}>{differenceText(difference, unit)}</strong>
      {posted === null || posted === difference ? null : (
        <span>
          {t(isPosted ? "stockCounts.differences.only" : "stockCounts.differences.will_only", values)}
        </span>
      )}
      {now === null || !posted ? null : (
        <span>
          {t("stockCounts.differences.after", { quantity: formatQuantity(thousandths(now + posted), unit) })}
        </span>
      )}
    </span>
  );
}

/** Writes a difference with its sign and unit: `+2 kg`, `-0.5 kg`. */
function differenceText(difference: Thousandths, unit: string): string {
  return `${difference > 0 ? "+" : ""}${formatQuantity(difference, unit)}`;
}
