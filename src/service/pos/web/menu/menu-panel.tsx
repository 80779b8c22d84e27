import {
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { type CategoryChoice, filterMenu } from "#menu/menu/domain/filter-menu.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { usePos } from "../pos-context.ts";
import { PosToolbar } from "../pos-toolbar.tsx";
import { CurrentSeat } from "../service/current-seat.tsx";
import { CategoryTabs } from "./category-tabs.tsx";
import { MenuGrid, type MenuGridHandle } from "./menu-grid.tsx";
import classes from "./menu-panel.module.css";
import { useMenuView } from "./menu-view.ts";
import { restField, useWakingField, wakeField } from "./resting-field.ts";

const EmptyMenu = lazy(() => import("./empty-menu.tsx").then((module) => ({ default: module.EmptyMenu })));

export interface MenuPanelHandle {
  focusSearch(): void;
  focusFirstCard(): void;
  /** Whether the focus is in the search field. */
  isSearching(): boolean;
  /** The search is done: until something is typed, signs and figures are the till's again. */
  restSearch(): void;
}

export interface MenuPanelProps {
  category: CategoryChoice;
  onCategory: (category: CategoryChoice) => void;
  /** The cart is a sheet: what it says of the next dish stands here. */
  isPhone: boolean;
  ref: RefObject<MenuPanelHandle | null>;
}

/** Left part of the till: search, views, categories and the cards. */
export function MenuPanel({ category, onCategory, isPhone, ref }: MenuPanelProps) {
  const { menu, actions } = usePos();
  const t = useT();
  const [search, setSearch] = useState("");
  const [view, setView] = useMenuView();
  const input = useRef<HTMLInputElement>(null);
  const grid = useRef<MenuGridHandle>(null);
  useWakingField(input);
  const items = useMemo(
    () => filterMenu(menu.entries, { category, search }),
    [menu.entries, category, search],
  );
  const focusSearch = useCallback(() => input.current?.focus(), []);
  usePanelHandle(ref, input, grid);
  const takeFirst = () => {
    const [first] = items;
    if (!first || search.trim() === "") return;
    // The next word replaces this one.
    input.current?.select();
    restField(input.current);
    actions.tap(first);
  };
  const showAll = () => {
    setSearch("");
    onCategory("all");
  };
  return (
    <div className={classes.panel}>
      <div className={classes.toolbar}>
        <SearchField
          ref={input}
          label={t("pos.menu.search")}
          value={search}
          onChange={setSearch}
          onEnter={takeFirst}
          hotkey="/"
        />
        <PosToolbar view={view} onView={setView} />
      </div>
      {isPhone ? <CurrentSeat /> : null}
      <CategoryTabs value={category} onChange={onCategory} />
      {items.length === 0 ? (
        <NoItems isMenuEmpty={menu.entries.length === 0} onShowAll={showAll} />
      ) : (
        <MenuGrid
          ref={grid}
          items={items}
          listKey={`${category} ${search}`}
          view={view}
          onLeaveTop={focusSearch}
        />
      )}
    </div>
  );
}

/** What keys do to the menu from outside it. */
function usePanelHandle(
  ref: RefObject<MenuPanelHandle | null>,
  input: RefObject<HTMLInputElement | null>,
  grid: RefObject<MenuGridHandle | null>,
): void {
  useImperativeHandle(ref, () => ({
    focusSearch: () => {
      wakeField(input.current);
      input.current?.focus();
      input.current?.select();
    },
    focusFirstCard: () => grid.current?.focusFirst(),
    isSearching: () => document.activeElement === input.current,
    restSearch: () => restField(input.current),
  }));
}

interface NoItemsProps {
  /** The whole menu has no item that can be sold; otherwise search and category leave none. */
  isMenuEmpty: boolean;
  onShowAll: () => void;
}

function NoItems({ isMenuEmpty, onShowAll }: NoItemsProps) {
  const t = useT();
  return (
    <div className={classes.empty}>
      {isMenuEmpty ? (
        <Suspense fallback={null}>
          <EmptyMenu />
        </Suspense>
      ) : (
        <EmptyState
          picture={<SearchPicture />}
          message={t("pos.menu.empty")}
          hint={t("pos.menu.empty_hint")}
          action={
            <Button variant="default" onClick={onShowAll}>
              {t("pos.menu.show_all")}
            </Button>
          }
        />
      )}
    </div>
  );
}
