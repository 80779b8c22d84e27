import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useOperatorsMorning } from "#operator/operations/web/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { screens } from "#platform/domain/access/screens.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { formatCount, formatDateTime, formatDay } from "#platform/web/format.ts";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Section } from "#ui/frame/section.tsx";
import { MORNING_ROWS, type platformMorning } from "../../contract/morning.ts";
import classes from "./figures.module.css";
import { morningQuery } from "./figures-api.ts";

type Morning = ResponseOf<typeof platformMorning>;
type Needing = NonNullable<ReturnType<typeof useOperatorsMorning>["needing"]["data"]>["rows"][number];

/** Below the figures: who needs help, who shuts next, who is new. */
export function MorningLists() {
  const t = useT();
  const { needing } = useOperatorsMorning();
  const morning = useQuery(morningQuery);
  const { ending, newest } = useColumns();
  return (
    <div className={classes.morning}>
      <MorningList<Needing>
        title={titleOf(t("platformFigures.needing"), needing.data?.needing)}
        query={needing}
        rows={needing.data?.rows.slice(0, MORNING_ROWS)}
        columns={[
          {
            key: "needs",
            header: t("operations.health.need"),
            cell: ({ needs }) => needs.map((need) => t(`operations.health.needs.${need}`)).join(", "),
          },
        ]}
        empty={t("platformFigures.needing_none")}
        more={
          <RouterButton variant="subtle" to={screens.superadminHealth.path}>
            {t("platformFigures.to_health")}
          </RouterButton>
        }
      />
      <MorningList<Morning["ending"][number]>
        title={titleOf(t("platformFigures.ending"), morning.data?.ending_total)}
        query={morning}
        rows={morning.data?.ending}
        columns={ending}
        empty={t("platformFigures.ending_none")}
      />
      <MorningList<Morning["newest"][number]>
        title={t("platformFigures.newest")}
        query={morning}
        rows={morning.data?.newest}
        columns={newest}
        empty={t("platformTenants.empty")}
      />
    </div>
  );
}

const titleOf = (title: string, count: number | undefined) =>
  count === undefined ? title : `${title} (${formatCount(count)})`;

function useColumns(): {
  ending: Column<Morning["ending"][number]>[];
  newest: Column<Morning["newest"][number]>[];
} {
  const t = useT();
  return {
    ending: [
      {
        key: "ends",
        header: t("platformFigures.ends_on"),
        cell: ({ ends_on, is_late }) => (
          <span className={classes.ends}>
            {formatDay(ends_on)}
            <StatusBadge
              tone={is_late ? "red" : "amber"}
              label={t(is_late ? "subscription.phase.past_due" : "subscription.phase.trial")}
            />
          </span>
        ),
      },
    ],
    newest: [
      {
        key: "since",
        header: t("platformFigures.since"),
        cell: ({ created_at }) => formatDateTime(created_at),
      },
    ],
  };
}

interface MorningListProps<Row> {
  title: string;
  query: UseQueryResult;
  rows: readonly Row[] | undefined;
  /** Beside the name. */
  columns: readonly Column<Row>[];
  empty: string;
  more?: ReactNode;
}

/** A few restaurants; a tap opens one. */
function MorningList<Row extends { readonly tenant_id: TenantId; readonly name: string }>(
  props: MorningListProps<Row>,
) {
  const t = useT();
  const navigate = useNavigate();
  const { title, query, rows, columns, empty, more } = props;
  return (
    <div className={classes.part}>
      <Section title={title} action={more}>
        <DataTable<Row>
          caption={title}
          columns={[
            {
              key: "name",
              header: t("platformFigures.restaurant"),
              primary: true,
              cell: ({ name }) => name,
            },
            ...columns,
          ]}
          rows={rows ?? []}
          rowKey={({ tenant_id }) => String(tenant_id)}
          state={listState(query)}
          onOpenRow={({ tenant_id }) =>
            void navigate({
              to: "/superadmin/dashboard/tenants/$tenantId",
              params: { tenantId: String(tenant_id) },
            })
          }
          empty={<p className={classes.showing}>{empty}</p>}
        />
      </Section>
    </div>
  );
}
