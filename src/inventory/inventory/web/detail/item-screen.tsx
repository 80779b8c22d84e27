import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PurchaseUnits } from "#back-office/purchases/web/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { type InventoryItemId, toId } from "#platform/domain/ids.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { formatAmount, formatDate } from "#platform/web/format.ts";
import { type ListAddress, readListSearch } from "#platform/web/lists/list-address.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { failureText } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { Figures } from "#ui/data/figures.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { StockPicture } from "#ui/pictures/stock-picture.tsx";
import { readInventoryItem } from "../../contract/items.ts";
import classes from "../inventory.module.css";
import { inventoryKey, itemQuery, USUAL_DAYS } from "../inventory-api.ts";
import { InventoryWay } from "../inventory-way.tsx";
import { useItemActs } from "../items/use-item-acts.tsx";
import { formatQuantity, formatUnitCost } from "../stock/stock-text.ts";
import { StockBadge } from "../stock-badge.tsx";
import { CostHistory } from "./cost-history.tsx";
import { ItemDishes } from "./item-dishes.tsx";
import { ItemMovements } from "./item-movements.tsx";
import { ItemWastage } from "./item-wastage.tsx";
import { TheoreticalChart, UsageByDay } from "./usage-charts.tsx";

type Detail = ResponseOf<typeof readInventoryItem>;

/** Business days back from today that are offered. */
const spans = ["7", "30", "90"] as const;

export interface ItemScreenProps extends ListAddress<Record<string, unknown>> {
  itemId: string;
}

/** /dashboard/inventory/{id}: one ingredient, how fast it goes, what is lost of it, and what it cost. */
export function ItemScreen({ itemId, search, onSearch }: ItemScreenProps) {
  const t = useT();
  useRealtimeRefresh(["inventory_changed", "stock_status_changed"], [inventoryKey]);
  // Of an address that names none nothing is asked.
  const id = toId<"InventoryItem">(isId(itemId) ? Number(itemId) : 1);
  const { days = USUAL_DAYS } = readListSearch(readInventoryItem.query, search);
  const query = useQuery({ ...itemQuery(id, { days }), enabled: isId(itemId) });
  if (!isId(itemId) || isApiError(query.error, "not_found")) return <NoItem />;
  if (query.data)
    return (
      <OneItem id={id} detail={query.data} days={days} onDays={(next) => onSearch({ days: next }, true)} />
    );
  return (
    <>
      <InventoryWay here="…" />
      <PageHeader title={t("screens.inventory")} />
      {query.error ? (
        <FailureState
          reason={failureText(query.error, "inventory.load_failed")}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <ListSkeleton label={t("inventory.loading")} count={4} rowHeight={120} />
      )}
    </>
  );
}

const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text);

function NoItem() {
  const t = useT();
  const title = t("inventory.detail.gone_title");
  return (
    <>
      <InventoryWay here={title} />
      <PageHeader title={title} />
      <EmptyState
        picture={<StockPicture />}
        message={t("inventory.detail.gone")}
        action={<RouterButton to="/dashboard/inventory">{t("inventory.detail.to_list")}</RouterButton>}
      />
    </>
  );
}

interface OneItemProps {
  id: InventoryItemId;
  detail: Detail;
  days: number;
  onDays: (days: number) => void;
}

function OneItem({ id, detail, days, onDays }: OneItemProps) {
  const t = useT();
  const navigate = useNavigate();
  const { item, dishes, deleted_at: deletedAt } = detail;
  const acts = useItemActs(detail.groups, () => void navigate({ to: "/dashboard/inventory", replace: true }));
  return (
    <>
      <InventoryWay here={item.title} />
      <PageHeader
        title={item.title}
        meta={item.group_title}
        action={
          acts.mayWork && deletedAt === null ? (
            <ActionMenu label={t("inventory.actions", { title: item.title })} actions={acts.menuOf(item)} />
          ) : null
        }
      />
      {deletedAt === null ? null : (
        <div className={classes.deleted}>
          <Notice tone="grey">{t("inventory.detail.deleted_on", { day: formatDate(deletedAt) })}</Notice>
        </div>
      )}
      <ItemFigures detail={detail} />
      <SegmentedFilter
        label={t("inventory.detail.span")}
        options={spans.map((value) => ({
          value,
          label: t("inventory.detail.days", { count: Number(value) }),
        }))}
        value={spans.find((span) => Number(span) === days) ?? "30"}
        onChange={(span) => onDays(Number(span))}
      />
      <div className={classes.charts}>
        <Usage detail={detail} />
        <ItemWastage detail={detail} />
        <CostHistory detail={detail} />
      </div>
      <div className={classes.part}>
        <ItemDishes dishes={dishes} />
        <PurchaseUnits item={item} />
        <ItemMovements itemId={id} />
      </div>
      {acts.dialog}
    </>
  );
}

function Usage({ detail: { item, usage, ...sums } }: { detail: Detail }) {
  const t = useT();
  if (usage.every(({ sold, wasted, lost }) => sold === 0 && wasted === 0 && lost === 0))
    return <p className={classes.quiet}>{t("inventory.detail.no_usage")}</p>;
  return (
    <>
      <UsageByDay unit={item.unit} usage={usage} />
      <TheoreticalChart
        unit={item.unit}
        usage={usage}
        theoretical={sums.theoretical_usage}
        counted={sums.counted_usage}
      />
    </>
  );
}

function ItemFigures({ detail: { item, currency, deleted_at: deletedAt } }: { detail: Detail }) {
  const t = useT();
  const unknown = t("inventory.unknown_cost");
  const figures = [
    [t("inventory.columns.stock"), formatQuantity(item.quantity, item.unit)],
    [t("inventory.columns.minimum"), formatQuantity(item.min_quantity_threshold, item.unit)],
    ...(deletedAt === null
      ? [[t("inventory.columns.status"), <StockBadge key="status" status={item.status} />] as const]
      : []),
    [
      t("inventory.detail.average_cost", { unit: item.unit }),
      item.unit_cost === null ? unknown : formatUnitCost(item.unit_cost, currency),
    ],
    [t("inventory.columns.value"), item.value === null ? unknown : formatAmount(item.value, currency)],
  ] as const;
  return <Figures figures={figures.map(([label, value]) => ({ key: label, label, value }))} />;
}
