import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toId } from "#platform/domain/ids.ts";
import { formatCount, formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListFilter } from "#platform/web/lists/list-filter.tsx";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Span } from "#ui/layout/layout.tsx";
import { OfflinePicture } from "#ui/pictures/offline-picture.tsx";
import { listDeliveries, type WebhookDelivery } from "../contract/webhooks.ts";
import { deliveryStates, webhookEventTypes } from "../domain/webhook-events.ts";
import { answerText, DeliveryDialog, stateTones } from "./delivery-dialog.tsx";
import { deliveriesQuery, webhooksQuery } from "./integrations-api.ts";

/** Deliveries of the last thirty days; each opens with its content and attempts, and can be sent again. */
export function Deliveries({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(listDeliveries.query, { search, onSearch });
  const list = useQuery(deliveriesQuery(table.query));
  const [seen, setSeen] = useState<WebhookDelivery | null>(null);
  return (
    <>
      <ListPage<WebhookDelivery, typeof listDeliveries.query>
        name="deliveries"
        caption={t("integrations.tabs.deliveries")}
        columns={columnsOf(t)}
        rowKey={(delivery) => String(delivery.id)}
        table={table}
        list={list}
        filters={<Filters table={table} />}
        empty={
          <EmptyState
            picture={<OfflinePicture />}
            message={t("integrations.delivery.none")}
            hint={t("integrations.delivery.none_hint")}
          />
        }
        onOpenRow={setSeen}
      />
      {seen === null ? null : <DeliveryDialog deliveryId={seen.id} onClose={() => setSeen(null)} />}
    </>
  );
}

function Filters({ table }: { table: TableQuery<typeof listDeliveries.query> }) {
  const t = useT();
  const { data: webhooks } = useQuery(webhooksQuery);
  const { webhook, state, type } = table.query;
  return (
    <>
      <ListFilter
        label={t("integrations.delivery.endpoint")}
        all={t("integrations.delivery.every_endpoint")}
        options={(webhooks ?? []).map(({ id, url }) => ({ value: String(id), label: url }))}
        value={webhook === undefined ? undefined : String(webhook)}
        onChange={(value) =>
          table.setFilters({ webhook: value === undefined ? undefined : toId<"Webhook">(Number(value)) })
        }
      />
      <ListFilter
        label={t("common.status")}
        all={t("common.all_statuses")}
        options={deliveryStates.map((value) => ({
          value,
          label: t(`integrations.delivery.states.${value}`),
        }))}
        value={state}
        onChange={(value) => table.setFilters({ state: value })}
      />
      <ListFilter
        label={t("integrations.delivery.event")}
        all={t("integrations.delivery.every_event")}
        options={webhookEventTypes.map((value) => ({ value, label: t(`integrations.events.${value}`) }))}
        value={type}
        onChange={(value) => table.setFilters({ type: value })}
      />
    </>
  );
}

function columnsOf(t: Translate): Column<WebhookDelivery>[] {
  return [
    {
      key: "event",
      header: t("integrations.delivery.event"),
      cell: ({ type }) => t(`integrations.events.${type}`),
      role: "primary",
    },
    {
      key: "state",
      header: t("common.status"),
      cell: ({ state }) => (
        <StatusBadge tone={stateTones[state]} label={t(`integrations.delivery.states.${state}`)} />
      ),
      role: "state",
      width: "144px",
    },
    { key: "answer", header: t("integrations.delivery.answer"), cell: (row) => answerText(row, t) },
    {
      key: "attempts",
      header: t("common.attempts"),
      cell: ({ attempts }) => formatCount(attempts),
      role: "hidden",
      width: "96px",
    },
    {
      key: "time",
      header: t("common.date"),
      cell: ({ created_at }) => formatDateTime(created_at),
      sortable: true,
      width: "184px",
    },
    {
      key: "url",
      header: t("integrations.delivery.endpoint"),
      cell: ({ url }) => <Span lines="anywhere">{url}</Span>,
      role: "hidden",
      width: "34%",
    },
  ];
}
