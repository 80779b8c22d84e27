import { useState } from "react";
import { formatQuantity } from "#inventory/inventory/web/public.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { foldText } from "#ui/forms/fold-text.ts";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import type { CountDifference } from "../../contract/stock-counts.ts";
import { ItemFilter } from "../item-filter.tsx";
import type { Differences } from "../stock-counts-api.ts";
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
export function DifferenceTable({ differences }: { differences: Differences }) {
  const t = useT();
  const [view, setView] = useState<View>("differ");
  const [words, setWords] = useState("");
  const [rows, setRows] = useState(ROWS);
  const found = differences.items
    .filter((item) => isOf[view](item) && foldText(item.title).includes(foldText(words)))
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
        caption={t("stockCounts.differences.caption")}
        columns={useColumns(differences)}
        rows={found.slice(0, rows)}
        rowKey={(item) => String(item.inventory_item_id)}
        state={{ status: "ready" }}
        empty={
          <EmptyState
            picture={<SearchPicture />}
            message={t(isClean ? "stockCounts.differences.none" : "stockCounts.sheet.nothing_found")}
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

function useColumns({ currency, count }: Differences): Column<CountDifference>[] {
  const t = useT();
  const none = t("stockCounts.none");
  const quantity = (value: CountDifference["counted"], { unit }: CountDifference) =>
    value === null ? none : formatQuantity(value, unit);
  return [
    { key: "item", header: t("stockCounts.line.item"), cell: (item) => <Item item={item} />, primary: true },
    {
      key: "group",
      header: t("stockCounts.line.group"),
      cell: (item) => item.group_title ?? none,
      from: 1080,
    },
    {
      key: "expected",
      header: t("stockCounts.line.expected"),
      align: "end",
      cell: (item) => quantity(item.expected, item),
    },
    {
      key: "counted",
      header: t("stockCounts.line.counted"),
      align: "end",
      cell: (item) => quantity(item.counted, item),
    },
    {
      key: "difference",
      header: t("stockCounts.line.difference"),
      align: "end",
      cell: (item) => <Difference item={item} isPosted={count.status === "closed"} />,
    },
    {
      key: "cost",
      header: t("stockCounts.line.cost"),
      align: "end",
      cell: ({ cost, posted }) =>
        cost === null ? (posted ? t("stockCounts.differences.no_cost") : none) : formatAmount(cost, currency),
    },
    {
      key: "by",
      header: t("stockCounts.line.by"),
      cell: ({ entries }) => [...new Set(entries.map(({ by }) => by))].join(", ") || none,
      from: 800,
    },
  ];
}

function Item({ item }: { item: CountDifference }) {
  const t = useT();
  return (
    <span className={classes.item}>
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
    </span>
  );
}

/** Shows the difference, and the posted quantity when it is smaller. */
function Difference({ item, isPosted }: { item: CountDifference; isPosted: boolean }) {
  const t = useT();
  const { difference, posted, unit, now } = item;
  if (difference === null) return t("stockCounts.none");
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
