import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { MenuItem } from "../../../domain/menu/menu-item.ts";
import { availableQuantity, isLowStock } from "../../../domain/stock/stock-warning.ts";
import { useT } from "../../platform/use-t.ts";
import { columnsFor, gridMove, isGridKey } from "./grid-move.ts";
import { menuCards } from "./menu-card.tsx";
import classes from "./menu-grid.module.css";
import { type MenuView, viewMeasures } from "./menu-view.ts";
import { usePos } from "./pos-context.ts";
import { useWidth } from "./use-width.ts";

/** Space around the cards in px, as in menu-grid.module.css. */
const PADDING = 12;

export interface MenuGridHandle {
  /** Moves the focus to the first card. */
  focusFirst(): void;
}

export interface MenuGridProps {
  items: readonly MenuItem[];
  view: MenuView;
  /** An arrow key led out at the top. */
  onLeaveTop: () => void;
  ref: Ref<MenuGridHandle>;
}

/** The menu as cards, of which only those in sight exist. Arrow keys walk through all of them. */
export function MenuGrid({ items, view, onLeaveTop, ref }: MenuGridProps) {
  const { menu } = usePos();
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const { height, leastWidth, mostColumns, gap } = viewMeasures[view];
  const width = useWidth(scroller);
  const columns = Math.min(mostColumns, columnsFor(width - 2 * PADDING, leastWidth, gap));
  const cursor = useGridCursor(items.length, columns, scroller, onLeaveTop);
  const activeRow = Math.floor(cursor.index / columns);
  const virtualizer = useVirtualizer({
    count: width === 0 ? 0 : Math.ceil(items.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    gap,
    overscan: 1,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    // The card with the focus stays, wherever the list is scrolled to.
    rangeExtractor: (range: Range) =>
      [...new Set([activeRow, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other heights
  useLayoutEffect(() => virtualizer.measure(), [view, virtualizer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts at its top
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    cursor.reset();
  }, [items]);
  useLayoutEffect(() => {
    if (cursor.moved) virtualizer.scrollToIndex(activeRow);
  }, [cursor.moved, activeRow, virtualizer]);
  useImperativeHandle(ref, () => ({ focusFirst: () => cursor.focus(0) }));
  const Card = menuCards[view];
  return (
    <div ref={scroller} className={classes.scroller}>
      <section
        aria-label={t("pos.screen.menu")}
        className={classes.canvas}
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={cursor.onKeyDown}
        onFocus={cursor.onFocus}
      >
        {virtualizer.getVirtualItems().map((row) => (
          <div
            key={row.key}
            className={classes.row}
            style={{ height, gap, "--columns": columns, transform: `translateY(${row.start}px)` }}
          >
            {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
              const index = row.index * columns + column;
              const low = isLowStock(item.recipe, menu.levels)
                ? (availableQuantity(item.recipe, menu.levels) ?? 0)
                : null;
              return (
                <Card key={item.id} item={item} index={index} tabbable={index === cursor.index} low={low} />
              );
            })}
          </div>
        ))}
      </section>
    </div>
  );
}

/** Which card the arrow keys stand on. */
function useGridCursor(
  count: number,
  columns: number,
  scroller: { readonly current: HTMLElement | null },
  onLeaveTop: () => void,
) {
  const [at, setAt] = useState({ index: 0, moved: 0 });
  const index = Math.min(at.index, Math.max(count - 1, 0));
  const focus = (next: number) => {
    if (count > 0) setAt(({ moved }) => ({ index: next, moved: moved + 1 }));
  };
  useEffect(() => {
    if (at.moved === 0) return;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-index="${at.index}"]`)
      ?.focus({ preventScroll: true });
  }, [at, scroller]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isGridKey(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const rightToLeft = document.documentElement.dir === "rtl";
    const next = gridMove(index, event.key, { count, columns, rightToLeft });
    if (next === null) onLeaveTop();
    else focus(next);
  };
  const onFocus = (event: { target: EventTarget }) => {
    const touched = event.target instanceof HTMLElement ? event.target.dataset.index : undefined;
    if (touched !== undefined && Number(touched) !== index)
      setAt(({ moved }) => ({ index: Number(touched), moved }));
  };
  return { index, moved: at.moved, focus, onKeyDown, onFocus, reset: () => setAt({ index: 0, moved: 0 }) };
}
