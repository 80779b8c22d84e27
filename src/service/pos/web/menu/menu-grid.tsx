import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { availableQuantity, isLowStock } from "#inventory/inventory/domain/recipe.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import { useT } from "#platform/web/use-t.ts";
import { useWidth } from "#platform/web/use-width.ts";
import { usePos } from "../pos-context.ts";
import { menuCards } from "./menu-card.tsx";
import classes from "./menu-grid.module.css";
import { type MenuView, viewMeasures } from "./menu-view.ts";
import { rowTop, totalHeight, useRowWindow } from "./row-window.ts";
import type { TileName } from "./tile-name.ts";
import { useTileNames } from "./use-tile-names.ts";

/** Padding around the cards in px, as in menu-grid.module.css. */
const PADDING = 12;

export interface MenuGridHandle {
  /** Moves the focus to the first card. */
  focusFirst(): void;
}

interface MenuGridProps {
  items: readonly MenuItem[];
  /** Identifies category and search; when it changes, the grid scrolls to the top. Reloading the menu does not change it. */
  listKey: string;
  view: MenuView;
  /** Called when an arrow key leaves the grid at the top. */
  onLeaveTop: () => void;
  ref: Ref<MenuGridHandle>;
}

/** Shows the menu as cards, drawing only those in sight. Arrow keys move through all of them. */
export function MenuGrid({ items, listKey, view, onLeaveTop, ref }: MenuGridProps) {
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const { height, leastWidth, mostColumns, gap, besideText } = viewMeasures[view];
  const width = useWidth(scroller);
  const columns = Math.min(mostColumns, columnsFor(width - 2 * PADDING, leastWidth, gap));
  const rows = width === 0 ? 0 : Math.ceil(items.length / columns);
  const measures = { rows, height, gap, padding: PADDING };
  const cursor = useGridCursor(items.length, columns, scroller, onLeaveTop);
  const { menu, openDialog } = usePos();
  const cardWidth = (width - 2 * PADDING - (columns - 1) * gap) / columns;
  const names = useTileNames(menu.entries, width === 0 ? null : Math.floor(cardWidth) - besideText);
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
              {...{ view, names }}
              tabbable={cursor.index}
            />
          </div>
        ))}
      </section>
    </div>
  );
}

/** Returns the rows to draw, including the one with the focus wherever the list is scrolled. */
function rowNumbers(first: number, last: number, activeRow: number, rows: number): number[] {
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
  if (activeRow >= rows || (activeRow >= first && activeRow <= last)) return numbers;
  return activeRow < first ? [activeRow, ...numbers] : [...numbers, activeRow];
}

interface CardsProps {
  items: readonly MenuItem[];
  /** Position of the first item in the whole list. */
  from: number;
  view: MenuView;
  names: ReadonlyMap<string, TileName>;
  tabbable: number;
}

function Cards({ items, from, view, names, tabbable }: CardsProps) {
  const { levels, colours } = usePos().menu;
  const Card = menuCards[view];
  return items.map((item, offset) => (
    <Card
      key={item.id}
      item={item}
      index={from + offset}
      tabbable={from + offset === tabbable}
      colour={item.categoryId === null ? null : colours.get(item.categoryId)}
      name={names.get(item.title)}
      low={isLowStock(item.recipe, levels) ? (availableQuantity(item.recipe, levels) ?? 0) : null}
    />
  ));
}

/** Tracks the card on which the arrow keys stand. */
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

const gridKeys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"] as const;
type GridKey = (typeof gridKeys)[number];

export function isGridKey(key: string): key is GridKey {
  return (gridKeys as readonly string[]).includes(key);
}

/** Returns the card to which a key leads from card `from` in a grid of `count` cards; null if it leaves at the top. */
export function gridMove(
  from: number,
  key: GridKey,
  grid: { readonly count: number; readonly columns: number; readonly rightToLeft?: boolean },
): number | null {
  const last = grid.count - 1;
  const forward = grid.rightToLeft ? "ArrowLeft" : "ArrowRight";
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowUp") return from < grid.columns ? null : from - grid.columns;
  if (key === "ArrowDown")
    return from + grid.columns <= last ? from + grid.columns : Math.max(from, lastCardBelow(from, grid));
  return Math.min(last, Math.max(0, key === forward ? from + 1 : from - 1));
}

/** Returns the last card if it is in a lower row than `from`, else `from`. */
function lastCardBelow(from: number, grid: { readonly count: number; readonly columns: number }): number {
  const last = grid.count - 1;
  return Math.floor(last / grid.columns) > Math.floor(from / grid.columns) ? last : from;
}

/** Returns how many columns at least `least` px wide, with gaps of `gap` px, fit in `width`; at least one. */
export function columnsFor(width: number, least: number, gap: number): number {
  return Math.max(1, Math.floor((width + gap) / (least + gap)));
}

/** Milliseconds after which a press of a finger opens the card's menu. */
const LONG_PRESS_MS = 550;
/** Distance in px from which a moving finger scrolls. */
const SLIP_PX = 10;

/**
 * Opens the second action of a card by right click, the menu key or Shift F10 (all of them `contextmenu`), or by a long press,
 * for which some browsers send no such event. `open` receives the position of the card. The tap that ends a long press is
 * ignored.
 */
function useCardMenu(open: (index: number) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const ignoresTap = useRef(false);
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  const stop = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  const openAt = (target: EventTarget): boolean => {
    const card = target instanceof Element ? target.closest("[data-card]") : null;
    if (!(card instanceof HTMLElement) || card.dataset.card === undefined) return false;
    open(Number(card.dataset.card));
    return true;
  };
  return {
    onContextMenu: (event: MouseEvent) => {
      stop();
      if (ignoresTap.current || openAt(event.target)) event.preventDefault();
    },
    onPointerDown: (event: PointerEvent) => {
      ignoresTap.current = false;
      stop();
      if (event.pointerType === "mouse") return;
      const { target, clientX: x, clientY: y } = event;
      const timer = setTimeout(() => {
        press.current = null;
        ignoresTap.current = openAt(target);
      }, LONG_PRESS_MS);
      press.current = { timer, x, y };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = press.current;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!ignoresTap.current) return;
      ignoresTap.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
