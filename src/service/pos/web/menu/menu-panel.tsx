import { IconX } from "@tabler/icons-react";
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { type CategoryChoice, filterMenu } from "#menu/menu/domain/filter-menu.ts";
import { FrameBottom } from "#platform/web/frame/frame-slots.tsx";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { usePos } from "../pos-context.ts";
import till from "../pos-till.module.css";
import { PosToolbar } from "../pos-toolbar.tsx";
import { CurrentSeat } from "../service/current-seat.tsx";
import { MenuGrid, type MenuGridHandle } from "./menu-grid.tsx";
import classes from "./menu-panel.module.css";
import { useMenuView } from "./menu-view.ts";
import { TillCategories } from "./till-categories.tsx";

const EmptyMenu = lazy(() => import("./empty-menu.tsx").then((module) => ({ default: module.EmptyMenu })));

export interface MenuPanelHandle {
  focusSearch(): void;
  focusFirstCard(): void;
  /** Tells whether the search field has the focus. */
  isSearching(): boolean;
  /** Ends the search: until something is typed, the till handles signs and digits again. */
  restSearch(): void;
}

interface MenuPanelProps {
  category: CategoryChoice;
  onCategory: (category: CategoryChoice) => void;
  /** True on phones, where the cart is a sheet, the current seat stands above the menu and the tools below it. */
  isPhone: boolean;
  /** True where the categories stand beside the menu. */
  hasRail: boolean;
  ref: RefObject<MenuPanelHandle | null>;
}

/** Left side of the till with search, views, categories and cards. */
export function MenuPanel({ category, onCategory, isPhone, hasRail, ref }: MenuPanelProps) {
  const { menu, actions } = usePos();
  const searching = useMenuSearch();
  const { search, setSearch, input, focusSearch } = searching;
  const [view, setView] = useMenuView();
  const grid = useRef<MenuGridHandle>(null);
  const items = useMemo(
    () => filterMenu(menu.entries, { category, search }),
    [menu.entries, category, search],
  );
  usePanelHandle(ref, { input, grid, focusSearch });
  const takeFirst = () => {
    const [first] = items;
    if (!first || search.trim() === "") return;
    // The next word typed replaces this one.
    input.current?.select();
    restField(input.current);
    actions.tap(first);
  };
  const showAll = () => {
    setSearch("");
    onCategory("all");
  };
  const categories = <TillCategories value={category} onChange={onCategory} isRail={hasRail} />;
  const tools = <PosToolbar {...{ view, isPhone }} onView={setView} onSearch={focusSearch} />;
  return (
    <div className={classes.panel}>
      {isPhone ? (
        <FrameBottom>
          <div className={till.hands}>{tools}</div>
        </FrameBottom>
      ) : null}
      <SearchLine searching={searching} isPhone={isPhone} onEnter={takeFirst}>
        {tools}
      </SearchLine>
      {isPhone ? <CurrentSeat /> : null}
      {hasRail ? null : categories}
      <div className={classes.menu}>
        {hasRail ? categories : null}
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
    </div>
  );
}

/** Keeps the search of the menu; on a phone the field is away until it is asked for. */
function useMenuSearch() {
  const [search, setSearch] = useState("");
  const [isSearching, setSearching] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useWakingField(input);
  useEffect(() => {
    if (isSearching) input.current?.focus();
  }, [isSearching]);
  const focusSearch = useCallback(() => {
    setSearching(true);
    input.current?.focus();
  }, []);
  const endSearch = () => {
    setSearch("");
    setSearching(false);
  };
  return { search, setSearch, isSearching, input, focusSearch, endSearch };
}

interface SearchLineProps {
  searching: ReturnType<typeof useMenuSearch>;
  isPhone: boolean;
  onEnter: () => void;
  /** Tools beside the field. */
  children: ReactNode;
}

/** The search field with the tools beside it, or on a phone with a button that ends the search. */
function SearchLine({ searching, isPhone, onEnter, children }: SearchLineProps) {
  const t = useT();
  return (
    <div className={classes.toolbar} hidden={isPhone && !searching.isSearching}>
      <SearchField
        ref={searching.input}
        label={t("common.search_items")}
        value={searching.search}
        onChange={searching.setSearch}
        onEnter={onEnter}
        hotkey="/"
      />
      {isPhone ? (
        <IconButton
          label={t("pos.menu.end_search")}
          icon={<IconX size={20} aria-hidden="true" />}
          onClick={searching.endSearch}
        />
      ) : (
        children
      )}
    </div>
  );
}

interface PanelParts {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly grid: RefObject<MenuGridHandle | null>;
  readonly focusSearch: () => void;
}

/** Gives the keys of the till access to the search field and the grid. */
function usePanelHandle(ref: RefObject<MenuPanelHandle | null>, parts: PanelParts): void {
  const { input, grid, focusSearch } = parts;
  useImperativeHandle(ref, () => ({
    focusSearch: () => {
      wakeField(input.current);
      focusSearch();
      input.current?.select();
    },
    focusFirstCard: () => grid.current?.focusFirst(),
    isSearching: () => document.activeElement === input.current,
    restSearch: () => restField(input.current),
  }));
}

interface NoItemsProps {
  /** True if the menu has no item to sell; otherwise search and category exclude all items. */
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

/**
 * Wakes a resting search field on typing or pointing. A resting field keeps the focus and takes letters, but the till handles
 * signs and digits (`data-resting`, which hotkeys and table numbers check).
 */
function useWakingField(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const field = input.current;
    const wake = () => wakeField(field);
    const events = ["input", "pointerdown"] as const;
    for (const event of events) field?.addEventListener(event, wake);
    return () => {
      for (const event of events) field?.removeEventListener(event, wake);
    };
  }, [input]);
}

function restField(field: HTMLInputElement | null): void {
  if (field) field.dataset.resting = "";
}

function wakeField(field: HTMLInputElement | null): void {
  if (field) delete field.dataset.resting;
}
