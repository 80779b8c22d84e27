import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { formatDateTime, formatTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { errorText, showError } from "#platform/web/show-error.ts";
import { TenantLink } from "#platform/web/tenants/tenant-link.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column, TableState } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Text } from "#ui/layout/layout.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import type { listSupportVisits } from "../contract/support-visits.ts";
import classes from "./operations.module.css";
import { supportVisitsQuery, useEndSupportVisit } from "./operations-api.ts";

type Look = ResponseOf<typeof listSupportVisits>["rows"][number];

const lasts = ({ ended_at, ends_at }: Look) => ended_at === null && ends_at.getTime() > Date.now();

/** Lists support visits: who visited which restaurant, why, and how it ended. */
export function SupportVisitsScreen() {
  const t = useT();
  const [page, setPage] = useState(1);
  const ending = useEndSupportVisit();
  const { data, error, isFetching, refetch } = useQuery(supportVisitsQuery(page));
  const state: TableState = data
    ? { status: "ready", refreshing: isFetching }
    : error
      ? { status: "failed", reason: errorText(error), onRetry: () => void refetch() }
      : { status: "loading" };
  const pages = page + (data?.hasMore ? 1 : 0);
  const end = ({ id }: Look) =>
    ending.mutate(id, { onSuccess: ({ message }) => void toastSuccess(message), onError: showError });
  return (
    <>
      <PageHeader title={t("operations.nav.look_ins")} />
      <DataTable
        caption={t("operations.nav.look_ins")}
        columns={columnsOf(t)}
        rows={data?.rows ?? []}
        rowKey={({ id }) => String(id)}
        state={state}
        rowActions={(look) =>
          lasts(look) ? [{ key: "end", label: t("operations.look.end"), onSelect: () => end(look) }] : []
        }
        rowActionsLabel={({ tenant_name }) => t("operations.look.end_of", { tenant: tenant_name })}
        empty={<EmptyState picture={<SearchPicture />} message={t("operations.look.none")} />}
        pager={
          pages > 1
            ? {
                page,
                pageCount: pages,
                isCounted: false,
                label: t("common.page_of_pages", { page, pages }),
                onPage: setPage,
              }
            : undefined
        }
      />
    </>
  );
}

function columnsOf(t: Translate): Column<Look>[] {
  return [
    {
      key: "tenant",
      header: t("common.restaurant"),
      primary: true,
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
      cell: ({ began_at }) => (
        <Text as="span" lines="none">
          {formatDateTime(began_at)}
        </Text>
      ),
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
            <Text as="span" lines="none">
              {formatDateTime(look.ended_at)}
            </Text>
            <Lesser>{t(`operations.look.ended_by.${look.ended_by}`)}</Lesser>
          </Stacked>
        ),
    },
  ];
}
