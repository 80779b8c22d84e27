import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { StockPicture } from "#ui/pictures/stock-picture.tsx";
import type { ItemLoss, readLosses } from "../../contract/stock-dashboard.ts";
import { lossesQuery } from "../inventory-api.ts";
import { ItemTitle } from "../item-title.tsx";
import { LoadedPart } from "../loaded-part.tsx";
import { formatQuantity } from "../stock/stock-text.ts";
import { type StockPeriod, useOpenItem } from "./stock-tables.tsx";

/**
 * Losses of the period: counted usage beside that of the recipes, the dearest first. A row leads to its charts.
 */
export function Losses({ period }: { period: StockPeriod }) {
  const t = useT();
  const query = useQuery(lossesQuery(period));
  return (
    <Section title={t("inventory.losses.title")} description={t("inventory.losses.hint")}>
      <LoadedPart query={query}>
        {(losses) => <LossTable losses={losses} refreshing={query.isFetching} />}
      </LoadedPart>
    </Section>
  );
}

interface LossTableProps {
  losses: ResponseOf<typeof readLosses>;
  refreshing: boolean;
}

function LossTable({ losses, refreshing }: LossTableProps) {
  const t = useT();
  const open = useOpenItem();
  const { items, count, unknown_cost: unknown } = losses;
  const notes = [
    ...(count > items.length
      ? [t("inventory.losses.dearest", { shown: formatCount(items.length), count: formatCount(count) })]
      : []),
    ...(unknown === 0 ? [] : [t("inventory.value.unknown", { count: unknown, shown: formatCount(unknown) })]),
  ];
  return (
    <>
      <DataTable<ItemLoss>
        caption={t("inventory.losses.title")}
        columns={useLossColumns(losses)}
        rows={items}
        rowKey={(loss) => String(loss.inventory_item_id)}
        state={{ status: "ready", refreshing }}
        empty={
          <EmptyState
            size="small"
            picture={<StockPicture />}
            message={t("inventory.losses.empty")}
            hint={t("inventory.losses.empty_hint")}
          />
        }
        onOpenRow={open}
      />
      {notes.length === 0 ? null : <Muted size="sm">{factsText(notes)}</Muted>}
    </>
  );
}

function useLossColumns({ value, currency }: LossTableProps["losses"]): Column<ItemLoss>[] {
  const t = useT();
  return [
    {
      key: "title",
      header: t("common.ingredient"),
      cell: (loss) => <ItemTitle item={loss} />,
      role: "primary",
    },
    {
      key: "theoretical",
      header: t("inventory.detail.theoretical_series"),
      align: "end",
      cell: (loss) => formatQuantity(loss.theoretical, loss.unit),
    },
    {
      key: "counted",
      header: t("inventory.detail.counted_series"),
      align: "end",
      cell: (loss) => formatQuantity(loss.counted, loss.unit),
    },
    {
      key: "lost",
      header: t("inventory.detail.lost"),
      align: "end",
      cell: (loss) => formatQuantity(loss.lost, loss.unit),
    },
    {
      key: "value",
      header: t("common.value"),
      align: "end",
      cell: (loss) => (loss.value === null ? t("common.no_data") : formatAmount(loss.value, currency)),
      total: formatAmount(value, currency),
    },
  ];
}
