import { IconShare2, IconShoppingCart } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { QueryOf } from "#platform/contract/define.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount } from "#platform/web/format.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { formatWholeLength } from "#platform/web/language/format-lengths.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListChoice } from "#platform/web/lists/list-choice.tsx";
import { ListFilter } from "#platform/web/lists/list-filter.tsx";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { type exportToBuy, type ItemToBuy, listToBuy } from "../contract/to-buy.ts";
import { ShareDialog } from "./share-dialog.tsx";
import { downloadToBuy, stockAlertsKey, toBuyByVendorQuery, toBuyQuery } from "./stock-alerts-api.ts";
import classes from "./to-buy.module.css";
import { toBuyTable } from "./to-buy-columns.tsx";

/** Choices of days to look ahead. */
const horizons = [1, 3, 7, 14, 30] as const;

/**
 * /dashboard/inventory/to-buy: ingredients that are low, out or soon used up, and how much to buy; can be searched, shared,
 * printed and saved.
 */
export function ToBuyScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(listToBuy.query, { search, onSearch });
  const list = useQuery(toBuyQuery(table.query));
  const navigate = useNavigate();
  const mayBuy = useMayDo()("purchase.record");
  const [opened, setOpened] = useState<"sharing" | "buying" | null>(null);
  // No event announces what orders take from stock until an ingredient becomes low; the slow poll shows it.
  useRealtimeRefresh(["stock_status_changed", "inventory_changed", "purchases_changed"], [stockAlertsKey]);
  return (
    <>
      <ScreenPath through={["inventory"]} here={t("screens.toBuy")} />
      <ListPage<ItemToBuy, typeof listToBuy.query>
        title={t("screens.toBuy")}
        meta={<EstimatedCost query={table.query} />}
        action={
          list.data?.rows.length ? (
            <>
              <Button variant="default" icon={<IconShare2 size={20} />} onClick={() => setOpened("sharing")}>
                {t("stockAlerts.share")}
              </Button>
              {mayBuy ? (
                <Button icon={<IconShoppingCart size={20} />} onClick={() => setOpened("buying")}>
                  {t("common.new_purchase")}
                </Button>
              ) : null}
            </>
          ) : null
        }
        name="to-buy"
        caption={t("screens.toBuy")}
        columns={toBuyTable(t, list.data?.currency ?? "USD")}
        rowKey={(item) => String(item.id)}
        onOpenRow={({ id }) =>
          void navigate({ to: "/dashboard/inventory/$itemId", params: { itemId: String(id) } })
        }
        table={table}
        list={list}
        searchLabel={t("stockAlerts.search")}
        filters={<ToBuyFilters table={table} groups={list.data?.groups ?? []} />}
        empty={
          <EmptyState
            picture={<MenuPicture />}
            message={t("stockAlerts.empty")}
            hint={t("stockAlerts.empty_hint", { days: formatWholeLength(table.query.days, "day") })}
          />
        }
        saveCsv={() => downloadToBuy(table.query)}
        isPrintable
      />
      {opened === "sharing" ? <ShareDialog query={table.query} onClose={() => setOpened(null)} /> : null}
      {opened === "buying" ? <BuyDialog query={table.query} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

interface ToBuyFiltersProps {
  table: TableQuery<typeof listToBuy.query>;
  groups: readonly string[];
}

/** Filters for the days to look ahead and the group. */
function ToBuyFilters({ table, groups }: ToBuyFiltersProps) {
  const t = useT();
  const { days, group, only } = table.query;
  const choices = [...new Set([...horizons, days])].toSorted((one, other) => one - other);
  return (
    <>
      <ListFilter
        label={t("stockAlerts.which")}
        all={t("stockAlerts.which_all")}
        options={[{ value: "scarce", label: t("stockAlerts.which_scarce") }]}
        value={only}
        onChange={(value) => table.setFilters({ only: value })}
      />
      <ListChoice
        label={t("stockAlerts.horizon")}
        options={choices.map((count) => ({
          value: String(count),
          label: t("common.days", { count }),
        }))}
        value={String(days)}
        usual={String(listToBuy.query.parse({}).days)}
        onChange={(value) => table.setFilters({ days: Number(value) })}
      />
      {groups.length === 0 ? null : (
        <ListFilter
          label={t("common.group")}
          all={t("common.all_groups")}
          options={groups.map((title) => ({ value: title, label: title }))}
          value={group}
          onChange={(value) => table.setFilters({ group: value })}
        />
      )}
    </>
  );
}

interface BuyDialogProps {
  query: QueryOf<typeof exportToBuy>;
  onClose: () => void;
}

/** Lists vendors; each leads to a new purchase with the proposed quantities. */
function BuyDialog({ query, onClose }: BuyDialogProps) {
  const t = useT();
  const list = useQuery(toBuyByVendorQuery(query));
  return (
    <AppDialog opened title={t("stockAlerts.buy_title")} onClose={onClose}>
      {list.data ? (
        <>
          <Muted below={12}>{t("stockAlerts.buy_hint")}</Muted>
          <Stack as="ul" gap={8}>
            {list.data.vendors.map(({ id, name, items, cost }) => (
              <li key={id}>
                <Link
                  className={classes.vendor}
                  to="/dashboard/purchases/new"
                  search={{
                    vendor: id ?? 0,
                    days: query.days,
                    q: query.q,
                    group: query.group,
                    only: query.only,
                  }}
                >
                  <span className={classes.named}>
                    {name ?? t("stockAlerts.nobody")}
                    <Muted as="span" size="sm" weight={400}>
                      {t("stockAlerts.items", { count: items.length })}
                    </Muted>
                  </span>
                  {cost > 0 ? <span>{formatAmount(cost, list.data.currency)}</span> : null}
                </Link>
              </li>
            ))}
          </Stack>
        </>
      ) : (
        <QueryPending query={list} count={4} />
      )}
    </AppDialog>
  );
}

/**
 * Shows the estimated cost of the filtered list, and the number of ingredients without a known cost; nothing when the list is
 * empty.
 */
function EstimatedCost({ query }: { query: QueryOf<typeof exportToBuy> }) {
  const t = useT();
  const { data } = useQuery(toBuyByVendorQuery(query));
  if (!data?.vendors.length) return null;
  const amount = formatAmount(data.cost, data.currency);
  const said = [
    ...(data.cost > 0 ? [t(data.more ? "stockAlerts.sum_more" : "stockAlerts.sum", { amount })] : []),
    ...(data.uncosted > 0 ? [t("stockAlerts.uncosted", { count: data.uncosted })] : []),
  ];
  return factsText(said);
}
