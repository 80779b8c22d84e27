import { useMemo, useRef, useState } from "react";
import { CartBar, SendingNotice } from "#service/cart/guest/cart-bar.tsx";
import type { CheckoutState } from "#service/cart/guest/use-checkout.ts";
import { LastOrderLink } from "#service/orders/guest/last-order-link.tsx";
import type { BillOfTable } from "#service/visits/guest/use-bill.ts";
import type { Visit } from "#service/visits/guest/use-visit.ts";
import { VisitBar } from "#service/visits/guest/visit-bar.tsx";
import { dietsOf } from "./chosen-marks.ts";
import { FilteredNotice, FoodFilterButton, useFoodFilter } from "./food-filter.tsx";
import { DietMarks } from "./food-marks.tsx";
import { fromPrice, ItemDialog } from "./item-dialog.tsx";
import { MenuHeader } from "./menu-header.tsx";
import { type MenuSection, menuSections } from "./menu-sections.ts";
import { ClosedNotice, OfflineNotice } from "./notices.tsx";
import { pictureAddress, pictureSizes, useMoney, useWords } from "./page-context.ts";
import type { WireItem, WireMenu } from "./page-data.ts";

interface MenuPageProps {
  readonly menu: WireMenu;
  /** Null without a table. */
  readonly visit: Visit | null;
  readonly ofTable: BillOfTable;
  readonly checkout: CheckoutState;
}

/** Shows the menu: the restaurant, search and filters, and every category with its items. */
export function MenuPage({ menu, visit, ofTable, checkout }: MenuPageProps) {
  const found = useFoundDishes(menu);
  const { search, category, filtering, sections } = found;
  const [openId, setOpenId] = useState<number | null>(null);
  // As the menu says it now: an open dish hears of a new price too.
  const open = menu.menuItems.find(({ id }) => id === openId);
  const opener = useRef<HTMLElement | null>(null);
  const { cart, sold } = checkout;
  const { closed, is_qr_order_enabled: isOn } = menu.storeSettings;
  const isOrdering = isOn && closed === null;
  return (
    <>
      <MenuHeader menu={menu} />
      <OfflineNotice words="offline" />
      <ClosedNotice closed={closed} />
      <SendingNotice checkout={checkout} />
      <LastOrderLink />
      {visit && <VisitBar visit={visit} ofTable={ofTable} />}
      <div className="find">
        <div className="look">
          <SearchBox value={search} onChange={found.setSearch} />
          <FoodFilterButton items={menu.menuItems} filtering={filtering} />
        </div>
        <CategoryChips categories={menu.categories} chosen={category} onChoose={found.setCategory} />
      </div>
      <FilteredNotice filtering={filtering} />
      <main>
        <MenuSections
          sections={sections}
          onOpen={(item, button) => {
            opener.current = button;
            setOpenId(item.id);
          }}
        />
        {sections.length === 0 && (
          <NothingFound
            words={found.nothing}
            onShowAll={menu.menuItems.length === 0 ? null : found.showEverything}
          />
        )}
      </main>
      {isOrdering && <CartBar cart={cart} sold={sold} />}
      {open !== undefined && (
        <ItemDialog
          item={open}
          items={menu.menuItems}
          isOrdering={isOrdering}
          onPut={cart.put}
          onClose={() => {
            setOpenId(null);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** Keeps the guest's search and filters, and the items found. */
function useFoundDishes(menu: WireMenu) {
  const t = useWords();
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState<number | null>(null);
  const filtering = useFoodFilter();
  const food = filtering.filter;
  const sections = useMemo(
    () => menuSections(menu, { category, search, food, other: t("other_dishes") }),
    [menu, category, search, food, t],
  );
  const isFiltered = food.diets.length + food.without.length > 0;
  const noneLeft = isFiltered ? ("no_dishes_left" as const) : ("no_results" as const);
  return {
    search,
    setSearch,
    category,
    setCategory,
    filtering,
    sections,
    /** Text for an empty result. */
    nothing: menu.menuItems.length === 0 ? ("empty_menu" as const) : noneLeft,
    showEverything: () => {
      setSearch("");
      setCategory(null);
      filtering.clear();
    },
  };
}

interface NothingFoundProps {
  readonly words: "empty_menu" | "no_results" | "no_dishes_left";
  /** Null when there is nothing else to show. */
  readonly onShowAll: (() => void) | null;
}

function NothingFound({ words, onShowAll }: NothingFoundProps) {
  const t = useWords();
  return (
    <div className="nothing" role="status">
      <p>{t(words)}</p>
      {onShowAll !== null && (
        <button type="button" className="button" onClick={onShowAll}>
          {t("show_all")}
        </button>
      )}
    </div>
  );
}

interface CategoryChipsProps {
  readonly categories: WireMenu["categories"];
  /** Null: all categories. */
  readonly chosen: number | null;
  readonly onChoose: (category: number | null) => void;
}

/** Shows "all" and every category as chips. */
function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const t = useWords();
  return (
    <nav aria-label={t("categories")}>
      <ul className="chips">
        {[{ id: null, title: t("all") }, ...categories].map(({ id, title }) => (
          <li key={id ?? 0}>
            <button type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
              <bdi>{title}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Searches items by name. */
function SearchBox({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const t = useWords();
  return (
    <input
      type="search"
      className="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={100}
      aria-label={t("search")}
      placeholder={t("search")}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface MenuSectionsProps {
  readonly sections: readonly MenuSection[];
  readonly onOpen: (item: WireItem, button: HTMLElement) => void;
}

/** Number of cards that a phone shows before scrolling. */
const FIRST_CARDS = 5;

/** Lists each category with its items. */
function MenuSections({ sections, onOpen }: MenuSectionsProps) {
  return sections.map(({ id, title, items }, at) => (
    <section key={id ?? 0} aria-labelledby={`category-${id ?? 0}`}>
      <h2 id={`category-${id ?? 0}`}>
        <bdi>{title}</bdi>
      </h2>
      <ul className="items">
        {items.map((item, place) => (
          <ItemCard
            key={item.id}
            item={item}
            isFirst={at === 0 && place < FIRST_CARDS}
            onOpen={(button) => onOpen(item, button)}
          />
        ))}
      </ul>
    </section>
  ));
}

interface ItemCardProps {
  readonly item: WireItem;
  /** True for cards visible at once: their pictures load without waiting for scrolling. */
  readonly isFirst: boolean;
  readonly onOpen: (button: HTMLElement) => void;
}

/** Shows an item on the menu; a tap opens its details. */
function ItemCard({ item, isFirst, onOpen }: ItemCardProps) {
  const t = useWords();
  const money = useMoney();
  const { price, isLeast } = fromPrice(item);
  const off = item.availability === "available" ? null : item.availability;
  return (
    <li>
      <button
        type="button"
        className="item"
        data-availability={item.availability}
        onClick={(event) => onOpen(event.currentTarget)}
      >
        <span className="item-text">
          <span className="item-title">
            <bdi>{item.title}</bdi>
          </span>
          {item.description !== null && (
            <span className="item-description">
              <bdi>{item.description}</bdi>
            </span>
          )}
          <span className="item-foot">
            <span className="price">{isLeast ? t("from_price", { price: money(price) }) : money(price)}</span>
            {off !== null && <span className="mark">{t(off)}</span>}
            <DietMarks diets={dietsOf(item)} />
          </span>
        </span>
        {item.image !== null && (
          <img
            src={pictureAddress(item.image)}
            srcSet={pictureSizes(item.image)}
            sizes="96px"
            alt=""
            width={96}
            height={96}
            loading={isFirst ? "eager" : "lazy"}
            decoding="async"
          />
        )}
      </button>
    </li>
  );
}
