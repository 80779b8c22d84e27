import { useMemo, useState } from "react";
import type { ReadTitle } from "#menu/menu/domain/title-in.ts";
import { CartBar, SendingNotice } from "#service/cart/guest/cart-bar.tsx";
import type { CheckoutState } from "#service/cart/guest/use-checkout.ts";
import { LastOrderLink } from "#service/orders/guest/last-order-link.tsx";
import type { BillOfTable } from "#service/visits/guest/use-bill.ts";
import type { Visit } from "#service/visits/guest/use-visit.ts";
import { VisitBar } from "#service/visits/guest/visit-bar.tsx";
import { anchorOf, CategoryBar } from "./category-bar.tsx";
import { Contact } from "./contact.tsx";
import { DishCard, type DishCardProps } from "./dish-card.tsx";
import { GuestArt } from "./guest-art.tsx";
import { LaterPart } from "./later-part.tsx";
import { laterPieces } from "./later-pieces.ts";
import { canSuit } from "./marks/chosen-marks.ts";
import { FilteredNotice, FoodFilterButton } from "./marks/food-filter.tsx";
import { useFoodFilter } from "./marks/use-food-filter.ts";
import { MenuHeader } from "./menu-header.tsx";
import { menuSections } from "./menu-sections.ts";
import { Named } from "./named.tsx";
import { OfflineNotice } from "./notices.tsx";
import { useWords } from "./page-context.ts";
import type { WireItem, WireMenu } from "./page-data.ts";

interface MenuPageProps {
  readonly menu: WireMenu;
  /** Null without a table. */
  readonly visit: Visit | null;
  readonly ofTable: BillOfTable;
  readonly checkout: CheckoutState;
}

/**
 * Shows the menu: the restaurant, search and categories, what it recommends, and every category with its dishes. Notices and
 * what a table can do stand at the bottom, so that no message moves a dish from under a finger.
 */
export function MenuPage({ menu, visit, ofTable, checkout }: MenuPageProps) {
  const found = useFoundDishes(menu);
  const { search, filtering, sections } = found;
  const [openId, setOpenId] = useState<number | null>(null);
  // As the menu says it now: an open dish hears of a new price too.
  const open = menu.menuItems.find(({ id }) => id === openId);
  const { cart, sold } = checkout;
  const { closed, is_qr_order_enabled: isOn } = menu.storeSettings;
  const isOrdering = isOn && closed === null;
  const card = {
    cart: isOrdering ? cart : null,
    isPictured: menu.menuItems.some(({ image }) => image !== null),
    onOpen: setOpenId,
  };
  return (
    <>
      <MenuHeader menu={menu} />
      <CategoryBar sections={sections}>
        <SearchBox value={search} onChange={found.setSearch} />
        <FoodFilterButton items={menu.menuItems} />
      </CategoryBar>
      <FilteredNotice filtering={filtering} />
      <FoundDishes found={found} isEmpty={menu.menuItems.length === 0} card={card} />
      <footer className="store-foot">
        <strong>
          <bdi>{menu.storeSettings.store_name}</bdi>
        </strong>
        <Contact store={menu.storeSettings} />
      </footer>
      <div className="dock">
        <OfflineNotice words="offline" />
        <SendingNotice checkout={checkout} />
        <LastOrderLink isInBill={visit?.state?.standing === "admitted"} />
        {visit && <VisitBar visit={visit} ofTable={ofTable} {...(isOrdering && { cart })} />}
        {isOrdering && <CartBar cart={cart} sold={sold} />}
      </div>
      {open !== undefined && (
        <LaterPart
          load={laterPieces.itemDialog}
          onFailed={() => setOpenId(null)}
          props={{
            item: open,
            items: menu.menuItems,
            isOrdering,
            onPut: cart.put,
            onClose: () => setOpenId(null),
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
  const filtering = useFoodFilter();
  const food = filtering.filter;
  const sections = useMemo(
    () => menuSections(menu, { search, food, other: t("other_dishes") }),
    [menu, search, food, t],
  );
  const isFiltered = food.diets.length + food.without.length > 0;
  const noneLeft = isFiltered ? ("no_dishes_left" as const) : ("no_results" as const);
  const recommended = (items: readonly (WireItem | undefined)[]) =>
    items.flatMap((item) =>
      item?.availability === "available" && canSuit(item, food, menu.menuItems) ? [item] : [],
    );
  const { menuItems, mostOrdered } = menu;
  const rails = [
    { key: "highlights" as const, items: recommended(menuItems.filter((item) => item.is_highlighted)) },
    {
      key: "most_ordered" as const,
      items: recommended(mostOrdered.map((wanted) => menuItems.find(({ id }) => id === wanted))),
    },
  ];
  return {
    search,
    setSearch,
    filtering,
    sections,
    /** Dishes that the restaurant recommends, while nobody looks for something else. */
    rails: search.trim() === "" ? rails.filter(({ items }) => items.length > 0) : [],
    railTitle: t,
    /** Text for an empty result. */
    nothing: menuItems.length === 0 ? ("empty_menu" as const) : noneLeft,
    showEverything: () => {
      setSearch("");
      filtering.clear();
    },
  };
}

interface FoundDishesProps {
  readonly found: ReturnType<typeof useFoundDishes>;
  /** True if the menu has no dish at all. */
  readonly isEmpty: boolean;
  readonly card: Pick<DishesProps, "cart" | "isPictured" | "onOpen">;
}

/** Shows what the restaurant recommends, and the dishes that pass search and filters by category. */
function FoundDishes({ found, isEmpty, card }: FoundDishesProps) {
  const { rails, sections } = found;
  return (
    <main>
      {rails.map(({ key, items }, at) => (
        <Dishes
          key={key}
          id={key}
          of={{ title: found.railTitle(key) }}
          items={items}
          look={key}
          isFirst={at === 0}
          {...card}
        />
      ))}
      {sections.map(({ id, items, ...named }, at) => (
        <Dishes
          key={id ?? 0}
          id={anchorOf(id)}
          of={named}
          items={items}
          look="list"
          isFirst={at === 0}
          {...card}
        />
      ))}
      {sections.length === 0 && (
        <NothingFound words={found.nothing} onShowAll={isEmpty ? null : found.showEverything} />
      )}
    </main>
  );
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
      <GuestArt of="empty" />
      <p>{t(words)}</p>
      {onShowAll !== null && (
        <button type="button" className="button" onClick={onShowAll}>
          {t("show_all")}
        </button>
      )}
    </div>
  );
}

/** Searches items by name: a round button until it is touched. */
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

/** Number of cards that a phone shows before scrolling. */
const FIRST_CARDS = 4;

/** Widths of the pictures by the look of their cards. */
const widths = { highlights: "280px", most_ordered: "160px", list: "120px" } as const;

interface DishesProps extends Pick<DishCardProps, "cart" | "isPictured"> {
  readonly id: string;
  readonly of: ReadTitle;
  readonly items: readonly WireItem[];
  /** A rail of large cards, one of small ones, or a list. */
  readonly look: keyof typeof widths;
  readonly isFirst: boolean;
  readonly onOpen: (id: number) => void;
}

/** Dishes under a heading. */
function Dishes({ id, of, items, look, isFirst, isPictured, onOpen, ...card }: DishesProps) {
  const hasTiles = isPictured || look === "highlights";
  return (
    <section id={id} className={look} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Named of={of} />
      </h2>
      <ul className={look === "list" ? "items" : "items rail"} data-words={hasTiles ? undefined : true}>
        {items.map((item, place) => (
          <DishCard
            key={item.id}
            item={item}
            isFirst={isFirst && place < FIRST_CARDS}
            sizes={widths[look]}
            isPictured={hasTiles}
            onOpen={() => onOpen(item.id)}
            {...card}
          />
        ))}
      </ul>
    </section>
  );
}
