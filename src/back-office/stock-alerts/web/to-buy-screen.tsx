import { IconShare2, IconShoppingCart } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { InventoryWay } from "#inventory/inventory/web/public.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { type ItemToBuy, listToBuy } from "../contract/to-buy.ts";
import { BuyDialog } from "./buy-dialog.tsx";
import { EstimatedCost } from "./estimated-cost.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { downloadToBuy, stockAlertsKey, toBuyQuery } from "./stock-alerts-api.ts";
import { toBuyColumns } from "./to-buy-columns.tsx";

/** Days that one looks ahead. */
const horizons = [1, 3, 7, 14, 30] as const;

/** /dashboard/inventory/to-buy: what is low, out or soon used up, and how much to buy; searched, shared, printed, saved. */
export function ToBuyScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(listToBuy.query, { search, onSearch });
  const list = useQuery(toBuyQuery(table.query));
  const navigate = useNavigate();
  const [opened, setOpened] = useState<"sharing" | "buying" | null>(null);
  // What orders take is told by no event until it makes something low: the slow poll has it.
  useRealtimeRefresh(["stock_status_changed", "inventory_changed", "purchases_changed"], [stockAlertsKey]);
  return (
    <>
      <InventoryWay here={t("screens.toBuy")} />
      <ListPage<ItemToBuy, typeof listToBuy.query>
        title={t("screens.toBuy")}
        meta={<EstimatedCost query={table.query} />}
        action={
          list.data?.rows.length ? (
            <>
              <Button variant="default" icon={<IconShare2 size={20} />} onClick={() => setOpened("sharing")}>
                {t("stockAlerts.share")}
              </Button>
              <Button icon={<IconShoppingCart size={20} />} onClick={() => setOpened("buying")}>
                {t("stockAlerts.buy")}
              </Button>
            </>
          ) : null
        }
        name="to-buy"
        caption={t("screens.toBuy")}
        columns={toBuyColumns(t, list.data?.currency ?? "USD")}
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
            hint={t("stockAlerts.empty_hint", { days: table.query.days })}
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

/** The days that are looked ahead, and the group. */
function ToBuyFilters({ table, groups }: ToBuyFiltersProps) {
  const t = useT();
  const { days, group } = table.query;
  const choices = [...new Set([...horizons, days])].toSorted((one, other) => one - other);
  return (
    <>
      <SelectField
        label={t("stockAlerts.horizon")}
        searchable={false}
        options={choices.map((count) => ({
          value: String(count),
          label: t("stockAlerts.for_days", { count }),
        }))}
        value={String(days)}
        onChange={(value) => table.setFilters({ days: Number(value ?? days) })}
      />
      {groups.length === 0 ? null : (
        <SelectField
          label={t("stockAlerts.group")}
          emptyOption={t("stockAlerts.every_group")}
          options={groups.map((title) => ({ value: title, label: title }))}
          value={group ?? null}
          onChange={(value) => table.setFilters({ group: value ?? undefined })}
        />
      )}
    </>
  );
}
