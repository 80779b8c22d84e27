import { lazy, type ReactNode, Suspense, useState } from "react";
import { inOrder } from "./in-order.ts";
import { SortHandle } from "./sort-handle.tsx";
import type { SortableEntriesProps, SortWords } from "./sortable-entry.ts";
import classes from "./sortable-list.module.css";

/** The library that moves entries is loaded with the first such list, so that no other screen pays for it. */
const SortableEntries = lazy(() =>
  import("./sortable-entries.tsx").then((module) => ({ default: module.SortableEntries })),
);

export interface SortableListProps<Item, Key extends string | number>
  extends Pick<SortableEntriesProps, "label" | "layout" | "words"> {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  /** The name of the item while it is moved. */
  nameOf: (item: Item) => string;
  /** The new order, whole. It is shown until the promise settles, then `items` are again. */
  onReorder: (keys: readonly Key[]) => Promise<unknown>;
  /** The content of an entry. The handle is a 44 px button; nothing else starts a move. */
  children: (item: Item, handle: ReactNode) => ReactNode;
  className?: string | undefined;
}

/**
 * Entries that people put in order: by dragging the handle with mouse or finger, or from the keyboard (space takes one up,
 * arrows move it, space puts it down, Escape leaves it where it was). Each step is told to screen readers.
 */
export function SortableList<Item, Key extends string | number>({
  items,
  keyOf,
  nameOf,
  onReorder,
  children,
  layout,
  className,
  ...shared
}: SortableListProps<Item, Key>) {
  const [moved, setMoved] = useState<readonly Key[] | null>(null);
  const shown = moved === null ? items : inOrder(items, keyOf, moved);
  const reorder = async (keys: readonly Key[]) => {
    setMoved(keys);
    await onReorder(keys).finally(() => setMoved((now) => (now === keys ? null : now)));
  };
  const entries = shown.map((item) => ({
    key: keyOf(item),
    name: nameOf(item),
    draw: (handle: ReactNode) => children(item, handle),
  }));
  const list = `${classes.list} ${className ?? ""}`;
  return (
    <Suspense
      fallback={
        <ul className={list} aria-label={shared.label}>
          {entries.map(({ key, name, draw }) => (
            <li key={key}>{draw(<SortHandle label={shared.words.move(name)} disabled />)}</li>
          ))}
        </ul>
      }
    >
      <SortableEntries
        {...shared}
        entries={entries}
        layout={layout}
        className={list}
        onReorder={(places) =>
          void reorder(places.flatMap((place) => (shown[place] === undefined ? [] : [keyOf(shown[place])])))
        }
      />
    </Suspense>
  );
}

export type { SortWords };
