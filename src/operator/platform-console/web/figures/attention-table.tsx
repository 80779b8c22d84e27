import type { UseQueryResult } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { TenantId } from "#platform/domain/ids.ts";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Section } from "#ui/frame/section.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import classes from "./figures.module.css";

interface AttentionTableProps<Row> {
  title: string;
  description?: string;
  query: UseQueryResult;
  rows: readonly Row[] | undefined;
  /** Columns after the name. */
  columns: readonly Column<Row>[];
  empty: string;
  more?: ReactNode;
}

/** Restaurants that need somebody; a row opens the restaurant. */
export function AttentionTable<Row extends { readonly tenant_id: TenantId; readonly name: string }>(
  props: AttentionTableProps<Row>,
) {
  const t = useT();
  const navigate = useNavigate();
  const { title, description, query, rows, columns, empty, more } = props;
  return (
    <div className={classes.part}>
      <Section title={title} description={description} action={more}>
        <DataTable<Row>
          caption={title}
          columns={[
            {
              key: "name",
              header: t("common.restaurant"),
              role: "primary",
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
          empty={
            <Muted above={8} below={16} size="sm">
              {empty}
            </Muted>
          }
        />
      </Section>
    </div>
  );
}
