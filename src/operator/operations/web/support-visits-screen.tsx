import { useQuery } from "@tanstack/react-query";
import { formatDateTime, formatTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { showError } from "#platform/web/show-error.ts";
import { TenantLink } from "#platform/web/tenants/tenant-link.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Span } from "#ui/layout/layout.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { type ListedVisit, listSupportVisits } from "../contract/support-visits.ts";
import classes from "./operations.module.css";
import { supportVisitsQuery, useEndSupportVisit } from "./operations-api.ts";

const lasts = ({ ended_at, ends_at }: ListedVisit) => ended_at === null && ends_at.getTime() > Date.now();

/** Lists support visits: who visited which restaurant, why, and how it ended. */
export function SupportVisitsScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const ending = useEndSupportVisit();
  const table = useTableQuery(listSupportVisits.query, { search, onSearch });
  const end = ({ id }: ListedVisit) =>
    ending.mutate(id, { onSuccess: ({ message }) => void toastSuccess(message), onError: showError });
  return (
    <ListPage<ListedVisit, typeof listSupportVisits.query>
      title={t("operations.seen.title")}
      name="support-visits"
      caption={t("operations.seen.title")}
      columns={columnsOf(t)}
      rowKey={({ id }) => String(id)}
      table={table}
      list={useQuery(supportVisitsQuery(table.query))}
      rowActions={(visit) =>
        lasts(visit) ? [{ key: "end", label: t("operations.look.end"), onSelect: () => end(visit) }] : []
      }
      rowActionsLabel={({ tenant_name }) => t("operations.look.end_of", { tenant: tenant_name })}
      empty={<EmptyState picture={<SearchPicture />} message={t("operations.look.none")} />}
    />
  );
}

function columnsOf(t: Translate): Column<ListedVisit>[] {
  return [
    {
      key: "tenant",
      header: t("common.restaurant"),
      role: "primary",
      cell: ({ tenant_id, tenant_name }) => <TenantLink id={tenant_id}>{tenant_name}</TenantLink>,
    },
    {
      key: "reason",
      header: t("common.reason"),
      cell: ({ reason }) => <span className={classes.text}>{reason}</span>,
    },
    { key: "by", header: t("operations.look.by"), cell: ({ operator_name }) => operator_name },
    {
      key: "began",
      header: t("operations.look.began"),
      cell: ({ began_at }) => <Span lines="none">{formatDateTime(began_at)}</Span>,
    },
    {
      key: "ended",
      header: t("operations.look.ended"),
      cell: (look) =>
        look.ended_at === null || look.ended_by === null ? (
          lasts(look) ? (
            t("operations.look.lasting", { time: formatTime(look.ends_at) })
          ) : (
            t("operations.look.ended_by.time")
          )
        ) : (
          <Stacked>
            <Span lines="none">{formatDateTime(look.ended_at)}</Span>
            <Lesser>{t(`operations.look.ended_by.${look.ended_by}`)}</Lesser>
          </Stacked>
        ),
    },
  ];
}
