import { useEffect, useMemo, useState } from "react";
import { CartPage } from "#service/cart/guest/cart-page.tsx";
import { useCheckout } from "#service/cart/guest/use-checkout.ts";
import type { readGuestMenu } from "#service/guest-menu/contract/guest-menu.ts";
import { ask, menuPath } from "#service/guest-menu/guest/api.ts";
import { LaterPage } from "#service/guest-menu/guest/later-page.tsx";
import { MenuPage } from "#service/guest-menu/guest/menu-page.tsx";
import { NoMenuPage } from "#service/guest-menu/guest/no-menu-page.tsx";
import { OfflineNotice } from "#service/guest-menu/guest/notices.tsx";
import { PageProvider, pageLink, usePage } from "#service/guest-menu/guest/page-context.ts";
import type { Ending, NoMenu, PageData, WireMenu } from "#service/guest-menu/guest/page-data.ts";
import { useFeed } from "#service/guest-menu/guest/use-feed.ts";
import { usePageChange } from "#service/guest-menu/guest/use-page-change.ts";
import { useView } from "#service/guest-menu/guest/view.ts";
import { FailurePage, SuccessPage } from "#service/orders/guest/ending-page.tsx";
import { OrderPage } from "#service/orders/guest/order-page.tsx";
import { BillPage } from "#service/visits/guest/bill-page.tsx";
import { useBill } from "#service/visits/guest/use-bill.ts";
import { useVisit } from "#service/visits/guest/use-visit.ts";

/** A guests' page: the restaurant's, an explanation why there is none, or the outcome of an order. */
export function GuestPage({ page }: { page: PageData }) {
  const { menu } = page;
  return (
    <PageProvider value={page}>
      {typeof menu === "string" ? <OtherPage which={menu} /> : <RestaurantPages menu={menu} />}
    </PageProvider>
  );
}

function OtherPage({ which }: { which: NoMenu | Ending }) {
  switch (which) {
    case "success":
      return <SuccessPage />;
    case "failure":
      return <FailurePage />;
    default:
      return <NoMenuPage reason={which} />;
  }
}

/** The pages of a restaurant, one of which is visible: menu, cart, bill, an order. */
function RestaurantPages({ menu: drawn }: { menu: WireMenu }) {
  const page = usePage();
  const [menu, setMenu] = useState(drawn);
  const current = useMemo(() => ({ ...page, menu }), [page, menu]);
  return (
    <PageProvider value={current}>
      <VisiblePage menu={menu} onMenu={setMenu} />
    </PageProvider>
  );
}

interface VisiblePageProps {
  readonly menu: WireMenu;
  readonly onMenu: (menu: WireMenu) => void;
}

function VisiblePage({ menu, onMenu }: VisiblePageProps) {
  const page = usePage();
  const view = useView();
  const visit = useVisit();
  const isIn = visit?.state?.standing === "admitted";
  const ofTable = useBill(isIn);
  useTableOfTab();
  const reload = () => {
    const { language, locator } = page;
    const query = new URLSearchParams({ language, ...(locator !== null && { tableId: locator }) });
    void ask<typeof readGuestMenu>(`${menuPath(page.qrcode)}?${query}`).then(onMenu, () => undefined);
  };
  useFeed(menu.version, reload);
  usePageChange();
  const checkout = useCheckout({ menu, onReload: reload });
  switch (view) {
    case "cart":
      return (
        <>
          <OfflineNotice words="offline_plain" />
          <CartPage menu={menu} visit={visit} checkout={checkout} />
        </>
      );
    case "bill":
      return (
        <>
          <OfflineNotice words="offline_plain" />
          <BillPage visit={visit} ofTable={ofTable} />
        </>
      );
    case "feedback":
      return (
        <>
          <OfflineNotice words="offline_plain" />
          <LaterPage load={feedbackPage} />
        </>
      );
    case "thanks":
      return <LaterPage load={thanksPage} />;
    case "order":
      return (
        <>
          <OfflineNotice words="offline_plain" />
          <OrderPage />
        </>
      );
    default:
      return <MenuPage menu={menu} visit={visit} ofTable={ofTable} checkout={checkout} />;
  }
}

const feedbackPage = () =>
  import("#service/feedback/guest/feedback-page.tsx").then((loaded) => loaded.FeedbackPage);
const thanksPage = () =>
  import("#service/feedback/guest/thanks-page.tsx").then((loaded) => loaded.ThanksPage);

/** A tab that was opened with a table's code stays at that table, also on links that do not name it. */
function useTableOfTab(): void {
  const page = usePage();
  useEffect(() => {
    const key = `comanda.table.${page.qrcode}`;
    try {
      if (page.locator !== null) sessionStorage.setItem(key, page.locator);
      const kept = sessionStorage.getItem(key);
      if (page.locator === null && kept !== null && page.view === "menu")
        location.replace(pageLink({ ...page, locator: kept }));
    } catch {
      // A phone without storage shows the menu without a table.
    }
  }, [page]);
}
