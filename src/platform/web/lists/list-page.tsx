import type { z } from "zod";
import type { MessageKey } from "#app/words/message-key.ts";
import { ColumnChoice } from "#ui/data/column-choice.tsx";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { useColumnChoice } from "./column-choice.ts";
import { EmptyList, type ListFrameProps, ListHead, listState, useListPager } from "./list-frame.tsx";

export interface ListPageProps<Row, Query extends z.ZodObject> extends ListFrameProps<Row, Query> {
  /** Names the list on this device, where hidden columns are kept: the feature and what is listed. */
  name: string;
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowActions?: (row: Row) => readonly MenuAction[];
  rowActionsLabel?: (row: Row) => string;
  onOpenRow?: (row: Row) => void;
  /** What is said when it cannot be loaded and the server gives no reason. */
  failure?: MessageKey;
}

/** A list as every screen of the back office has it: search, filters, count, columns, file, paper, table, pages. */
export function ListPage<Row, Query extends z.ZodObject>(props: ListPageProps<Row, Query>) {
  const { name, caption, columns, rowKey, table, list, rowActions, rowActionsLabel, onOpenRow } = props;
  const { shown, choice } = useColumnChoice(name, columns);
  return (
    <>
      <ListHead {...props} choice={<ColumnChoice {...choice} />} />
      <DataTable<Row>
        caption={caption}
        columns={shown}
        rows={list.data?.rows ?? []}
        rowKey={rowKey}
        state={listState(list, props.failure)}
        sort={table.sort}
        onSort={table.setSort}
        {...(rowActions ? { rowActions } : {})}
        {...(rowActionsLabel ? { rowActionsLabel } : {})}
        {...(onOpenRow ? { onOpenRow } : {})}
        empty={<EmptyList {...props} />}
        pager={useListPager(props)}
      />
    </>
  );
}
