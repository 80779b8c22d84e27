import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { PurchaseUnits } from "#back-office/purchases/web/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { type InventoryItemId, isIdText, type MenuItemId, toId } from "#platform/domain/ids.ts";
import { periods } from "#platform/domain/periods/period.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { formatAmount, formatDate } from "#platform/web/format.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { type ListAddress, readListSearch } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { ListPeriod } from "#platform/web/lists/period-chip.tsx";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { Figures } from "#ui/data/figures.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Box, Muted, Row } from "#ui/layout/layout.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { StockPicture } from "#ui/pictures/stock-picture.tsx";
import { readInventoryItem } from "../../contract/items.ts";
import { listStockLogs, type StockLog } from "../../contract/movements.ts";
import classes from "../inventory.module.css";
import { downloadMovements, inventoryKey, itemQuery, movementsQuery, USUAL_DAYS } from "../inventory-api.ts";
import { useItemActions } from "../items/use-item-actions.tsx";
import { movementColumns } from "../movements/movement-columns.tsx";
import { formatQuantity, formatUnitCost } from "../stock/stock-text.ts";
import { unitText } from "../stock/unit-text.ts";
import { StockBadge } from "../stock-badge.tsx";
import { CostHistory, ItemWastage, TheoreticalChart, UsageByDay } from "./item-charts.tsx";

type Detail = ResponseOf<typeof readInventoryItem>;

/** Numbers of business days that can be chosen. */
const spans = ["7", "30", "90"] as const;

interface ItemScreenProps extends ListAddress<Record<string, unknown>> {
  itemId: string;
}

/** /dashboard/inventory/{id}: one ingredient with its usage, losses and costs. */
export function ItemScreen({ itemId, search, onSearch }: ItemScreenProps) {
  const t = useT();
  useRealtimeRefresh(["inventory_changed", "stock_status_changed"], [inventoryKey]);
  // An address without a valid id sends no request.
  const id = toId<"InventoryItem">(isIdText(itemId) ? Number(itemId) : 1);
  const { days = USUAL_DAYS } = readListSearch(readInventoryItem.query, search);
  const query = useQuery({ ...itemQuery(id, { days }), enabled: isIdText(itemId) });
  if (!isIdText(itemId) || isApiError(query.error, "not_found")) return <NoItem />;
  if (query.data)
    return (
      <OneItem id={id} detail={query.data} days={days} onDays={(next) => onSearch({ days: next }, true)} />
    );
  return (
    <>
      <ScreenPath through={["inventory"]} here="…" />
      <PageHeader title={t("screens.inventory")} />
      <QueryPending
        query={query}
        fallback="inventory.load_failed"
        label={t("inventory.loading")}
        count={4}
        rowHeight={120}
      />
    </>
  );
}

function NoItem() {
  const t = useT();
  const title = t("inventory.detail.gone_title");
  return (
    <>
      <ScreenPath through={["inventory"]} here={title} />
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
  const acts = useItemActions(
    detail.groups,
    () => void navigate({ to: "/dashboard/inventory", replace: true }),
  );
  return (
    <>
      <ScreenPath through={["inventory"]} here={item.title} />
      <PageHeader
        title={item.title}
        meta={item.group_title}
        action={
          acts.mayWork && deletedAt === null ? (
            <ActionMenu
              label={t("common.actions_for_title", { title: item.title })}
              actions={acts.menuOf(item)}
            />
          ) : null
        }
      />
      {deletedAt === null ? null : (
        <Box below={16}>
          <Notice tone="grey">{t("inventory.detail.deleted_on", { day: formatDate(deletedAt) })}</Notice>
        </Box>
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
      <Box above={32}>
        <ItemDishes dishes={dishes} />
        <PurchaseUnits item={item} />
        <ItemMovements itemId={id} />
      </Box>
      {acts.dialog}
    </>
  );
}

function Usage({ detail: { item, usage, ...sums } }: { detail: Detail }) {
  const t = useT();
  if (usage.every(({ sold, wasted, lost }) => sold === 0 && wasted === 0 && lost === 0))
    return <Muted size="sm">{t("inventory.detail.no_usage")}</Muted>;
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
  const unknown = t("common.no_data");
  const figures = [
    [t("inventory.columns.stock"), formatQuantity(item.quantity, item.unit)],
    [t("inventory.fields.minimum"), formatQuantity(item.min_quantity_threshold, item.unit)],
    ...(deletedAt === null
      ? [[t("common.status"), <StockBadge key="status" status={item.status} />] as const]
      : []),
    [
      t("inventory.detail.average_cost", { unit: unitText(item.unit) }),
      item.unit_cost === null ? unknown : formatUnitCost(item.unit_cost, currency),
    ],
    [t("common.value"), item.value === null ? unknown : formatAmount(item.value, currency)],
  ] as const;
  return <Figures figures={figures.map(([label, value]) => ({ key: label, label, value }))} />;
}

/** Dishes whose recipes contain an ingredient; each links to its recipe for those who may see the menu. */
function ItemDishes({ dishes }: { dishes: readonly { readonly id: MenuItemId; readonly title: string }[] }) {
  const t = useT();
  const user = useUser();
  const maySee = user !== null && mayEnter(actorOf(user), "menuItems");
  return (
    <Section title={t("inventory.detail.dishes")}>
      {dishes.length === 0 ? <Muted size="sm">{t("inventory.detail.no_dishes")}</Muted> : null}
      <Row as="ul" wrap across={24}>
        {dishes.map(({ id, title }) => (
          <li key={id}>
            {maySee ? (
              <Link
                className={classes.way}
                to="/dashboard/settings/menu-items/$itemId"
                params={{ itemId: String(id) }}
              >
                {title}
              </Link>
            ) : (
              <span className={classes.dish}>{title}</span>
            )}
          </li>
        ))}
      </Row>
    </Section>
  );
}

/** The movements of one ingredient; of the last days unless another period is chosen. */
function ItemMovements({ itemId }: { itemId: InventoryItemId }) {
  const t = useT();
  const address = useOwnAddress<Record<string, unknown>>({ type: "last_7days" });
  const table = useTableQuery(listStockLogs.query, address);
  const query = { ...table.query, item: itemId };
  const list = useQuery(movementsQuery(query));
  const empty = (
    <EmptyState
      size="small"
      picture={<StockPicture />}
      message={t("inventory.movements.empty")}
      hint={t("inventory.movements.empty_hint")}
    />
  );
  return (
    <Section title={t("inventory.links.movements")}>
      <ListPage<StockLog, typeof listStockLogs.query>
        name="inventory.item.movements"
        caption={t("inventory.links.movements")}
        failure="inventory.movements.load_failed"
        columns={movementColumns(t, true)}
        rowKey={({ id }) => String(id)}
        table={table}
        list={list}
        filters={
          <ListPeriod periods={periods} choice={table.query} shown={list.data} onChoice={table.setFilters} />
        }
        empty={empty}
        nothingFound={empty}
        saveCsv={() => downloadMovements(query)}
      />
    </Section>
  );
}
