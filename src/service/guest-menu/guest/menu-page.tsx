import { useMemo, useRef, useState } from "react";
import { CartBar } from "#service/cart/guest/cart-bar.tsx";
import { SendingNotice } from "#service/cart/guest/sending-notice.tsx";
import type { CheckoutState } from "#service/cart/guest/use-checkout.ts";
import { KeptOrderLink } from "#service/orders/guest/kept-order-link.tsx";
import type { Visit } from "#service/visits/guest/use-visit.ts";
import { VisitBar } from "#service/visits/guest/visit-bar.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { ClosedNotice } from "./closed-notice.tsx";
import { FilteredNotice, FoodFilterButton, useFoodFilter } from "./food-filter.tsx";
import { ItemDialog } from "./item-dialog.tsx";
import { MenuHeader } from "./menu-header.tsx";
import { MenuSections } from "./menu-section-list.tsx";
import { menuSections } from "./menu-sections.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { useWords } from "./page-context.ts";
import type { WireItem, WireMenu } from "./page-data.ts";
import { SearchBox } from "./search-box.tsx";

interface MenuPageProps {
  readonly menu: WireMenu;
  /** Null without a table. */
  readonly visit: Visit | null;
  readonly openOrders: number;
  readonly checkout: CheckoutState;
}

/** The menu: who serves it, what to look for, and every category with its items. */
export function MenuPage({ menu, visit, openOrders, checkout }: MenuPageProps) {
  const found = useFoundDishes(menu);
  const { search, category, filtering, sections } = found;
  const [open, setOpen] = useState<WireItem | null>(null);
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
      <KeptOrderLink />
      {visit && <VisitBar visit={visit} openOrders={openOrders} />}
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
            setOpen(item);
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
      {open !== null && (
        <ItemDialog
          item={open}
          items={menu.menuItems}
          isOrdering={isOrdering}
          onPut={cart.put}
          onClose={() => {
            setOpen(null);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** What of the menu the guest looks for, and what is found. */
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
    /** What to say where nothing is found. */
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
  /** Null where there is nothing else either. */
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
