import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { availableQuantity, isLowStock } from "#inventory/inventory/domain/stock-warning.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import { useT } from "#platform/web/use-t.ts";
import { useWidth } from "#platform/web/use-width.ts";
import { usePos } from "../pos-context.ts";
import { columnsFor, gridMove, isGridKey } from "./grid-move.ts";
import { menuCards } from "./menu-card.tsx";
import classes from "./menu-grid.module.css";
import { type MenuView, viewMeasures } from "./menu-view.ts";
import { rowTop, totalHeight } from "./row-window.ts";
import { useCardMenu } from "./use-card-menu.ts";
import { useRowWindow } from "./use-row-window.ts";

/** Space around the cards in px, as in menu-grid.module.css. */
const PADDING = 12;

export interface MenuGridHandle {
  /** Moves the focus to the first card. */
  focusFirst(): void;
}

export interface MenuGridProps {
  items: readonly MenuItem[];
  /** Names the category and search: when it changes, the grid scrolls to the top. A reloaded menu does not change it. */
  listKey: string;
  view: MenuView;
  /** An arrow key led out at the top. */
  onLeaveTop: () => void;
  ref: Ref<MenuGridHandle>;
}

/** The menu as cards, of which only those in sight exist. Arrow keys walk through all of them. */
export function MenuGrid({ items, listKey, view, onLeaveTop, ref }: MenuGridProps) {
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const { height, leastWidth, mostColumns, gap } = viewMeasures[view];
  const width = useWidth(scroller);
  const columns = Math.min(mostColumns, columnsFor(width - 2 * PADDING, leastWidth, gap));
  const rows = width === 0 ? 0 : Math.ceil(items.length / columns);
  const measures = { rows, height, gap, padding: PADDING };
  const cursor = useGridCursor(items.length, columns, scroller, onLeaveTop);
  const { openDialog } = usePos();
  const cardMenu = useCardMenu((index) => {
    const item = items[index];
    if (item) openDialog({ kind: "limit", item });
  });
  const activeRow = Math.floor(cursor.index / columns);
  const { first, last, scrollToRow } = useRowWindow(scroller, measures);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts at its top
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    cursor.reset();
  }, [listKey]);
  useLayoutEffect(() => {
    if (cursor.moved > 0) scrollToRow(activeRow);
  }, [cursor.moved, activeRow, scrollToRow]);
  useImperativeHandle(ref, () => ({ focusFirst: () => cursor.focus(0) }));
  return (
    <div ref={scroller} className={classes.scroller}>
      <section
        aria-label={t("pos.screen.menu")}
        className={classes.canvas}
        style={{ height: totalHeight(measures) }}
        onKeyDown={cursor.onKeyDown}
        onFocus={cursor.onFocus}
        {...cardMenu}
      >
        {rowNumbers(first, last, activeRow, rows).map((row) => (
          <div
            key={row}
            className={classes.row}
            style={{ height, gap, "--columns": columns, transform: `translateY(${rowTop(row, measures)}px)` }}
          >
            <Cards
              items={items.slice(row * columns, (row + 1) * columns)}
              from={row * columns}
              view={view}
              tabbable={cursor.index}
            />
          </div>
        ))}
      </section>
    </div>
  );
}

/** The rows to draw, in order; the one with the focus stays wherever the list is scrolled to. */
function rowNumbers(first: number, last: number, activeRow: number, rows: number): number[] {
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
  if (activeRow >= rows || (activeRow >= first && activeRow <= last)) return numbers;
  return activeRow < first ? [activeRow, ...numbers] : [...numbers, activeRow];
}

interface CardsProps {
  items: readonly MenuItem[];
  /** Place of the first one in the whole list. */
  from: number;
  view: MenuView;
  tabbable: number;
}

function Cards({ items, from, view, tabbable }: CardsProps) {
  const { levels } = usePos().menu;
  const Card = menuCards[view];
  return items.map((item, offset) => (
    <Card
      key={item.id}
      item={item}
      index={from + offset}
      tabbable={from + offset === tabbable}
      low={isLowStock(item.recipe, levels) ? (availableQuantity(item.recipe, levels) ?? 0) : null}
    />
  ));
}

/** Which card the arrow keys stand on. */
function useGridCursor(
  count: number,
  columns: number,
  scroller: { readonly current: HTMLElement | null },
  onLeaveTop: () => void,
) {
  const [position, setPosition] = useState({ index: 0, moved: 0 });
  const index = Math.min(position.index, Math.max(count - 1, 0));
  const focus = (next: number) => {
    if (count > 0) setPosition(({ moved }) => ({ index: next, moved: moved + 1 }));
  };
  useEffect(() => {
    if (position.moved === 0) return;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-index="${position.index}"]`)
      ?.focus({ preventScroll: true });
  }, [position, scroller]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isGridKey(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const rightToLeft = document.documentElement.dir === "rtl";
    const next = gridMove(index, event.key, { count, columns, rightToLeft });
    if (next === null) onLeaveTop();
    else focus(next);
  };
  const onFocus = (event: { target: EventTarget }) => {
    const focused = event.target instanceof HTMLElement ? event.target.dataset.index : undefined;
    if (focused !== undefined && Number(focused) !== index)
      setPosition(({ moved }) => ({ index: Number(focused), moved }));
  };
  return {
    index,
    moved: position.moved,
    focus,
    onKeyDown,
    onFocus,
    reset: () => setPosition({ index: 0, moved: 0 }),
  };
}
