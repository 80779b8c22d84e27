import { useRef, useState } from "react";
import { z } from "zod";
import type { MessageKey } from "#app/words/message-key.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { useIsNarrow } from "#ui/data/rows/use-is-narrow.ts";
import type { Column } from "#ui/data/table-column.ts";
import { ViewMenu } from "#ui/data/view-menu.tsx";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { readStored, writeStored } from "../stored.ts";
import { EmptyList, type ListFrameProps, ListHead, listState, useListPager } from "./list-frame.tsx";

export interface ListPageProps<Row, Query extends z.ZodObject> extends ListFrameProps<Row, Query> {
  /** Key of the list on this device, under which hidden columns are stored: the feature and its rows. */
  name: string;
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowActions?: (row: Row) => readonly MenuAction[];
  rowActionsLabel?: (row: Row) => string;
  onOpenRow?: (row: Row) => void;
  /** Message when loading fails and the server gives no reason. */
  failure?: MessageKey;
}

/** A list as every screen of the back office has it: search, filters, count, columns, file, paper, table, pages. */
export function ListPage<Row, Query extends z.ZodObject>(props: ListPageProps<Row, Query>) {
  const { name, caption, columns, rowKey, table, list, rowActions, rowActionsLabel, onOpenRow } = props;
  const choice = useColumnChoice(name, columns);
  // The head is as wide as the table below it.
  const head = useRef<HTMLDivElement>(null);
  const sorting = useIsNarrow(head)
    ? { columns: columns.filter(({ sortable }) => sortable), sort: table.sort, onSort: table.setSort }
    : undefined;
  return (
    <>
      <ListHead {...props} place={head} choice={<ViewMenu {...choice} sorting={sorting} />} />
      <DataTable<Row>
        caption={caption}
        columns={columns}
        shown={choice.shown}
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

const storedColumns = z.array(z.string());

/** Returns the choice of a list's columns on this device; the column that names the row is always shown. */
function useColumnChoice<Row>(list: string, columns: readonly Column<Row>[]) {
  const key = `comanda.columns.${list}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => parseHidden(readStored(key)));
  const choosable = columns.filter(({ role }) => role !== "primary");
  return {
    columns: choosable,
    shown: choosable.map((column) => column.key).filter((column) => !hidden.includes(column)),
    onChange: (shown: readonly string[]) => {
      const next = choosable.map((column) => column.key).filter((column) => !shown.includes(column));
      setHidden(next);
      writeStored(key, next.length === 0 ? null : JSON.stringify(next));
    },
  };
}

/** Reads the hidden columns; none when the text is unreadable. */
export function parseHidden(text: string | null): readonly string[] {
  try {
    return storedColumns.catch([]).parse(JSON.parse(text ?? "[]"));
  } catch {
    // A foreign text under our key counts as nothing.
    return [];
  }
}
