import { useEffect, useState } from "react";
import type { readGuestMenu } from "../contract/guest/menu.ts";
import { ask, menuPath } from "./api.ts";
import { CartPage } from "./cart/cart-page.tsx";
import { useCheckout } from "./cart/use-checkout.ts";
import { FeedbackPage } from "./feedback/feedback-page.tsx";
import { ThanksPage } from "./feedback/thanks-page.tsx";
import { MenuPage } from "./menu-page.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { OrderPage } from "./order/order-page.tsx";
import { pageLink, usePage } from "./page-context.ts";
import type { WireMenu } from "./page-data.ts";
import { BillPage } from "./table/bill-page.tsx";
import { useBill } from "./table/use-bill.ts";
import { useVisit } from "./table/use-visit.ts";
import { useView } from "./view.ts";

/** The pages of a restaurant, of which one is in sight: menu, cart, bill, an order. */
export function RestaurantPages({ menu: drawn }: { menu: WireMenu }) {
  const page = usePage();
  const view = useView();
  const [menu, setMenu] = useState(drawn);
  const visit = useVisit();
  const isIn = visit?.state?.standing === "admitted";
  const ofTable = useBill(isIn);
  useTableOfTab();
  const reload = () => {
    const { language, locator } = page;
    const query = new URLSearchParams({ language, ...(locator !== null && { tableId: locator }) });
    void ask<typeof readGuestMenu>(`${menuPath(page.qrcode)}?${query}`).then(setMenu, () => undefined);
  };
  const checkout = useCheckout({ menu, onReload: reload });
  const { bill } = ofTable;
  const openOrders = bill === null || typeof bill === "string" ? 0 : bill.orders.length + bill.waiting.length;
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
          <FeedbackPage />
        </>
      );
    case "thanks":
      return <ThanksPage />;
    case "order":
      return (
        <>
          <OfflineNotice words="offline_plain" />
          <OrderPage />
        </>
      );
    default:
      return <MenuPage menu={menu} visit={visit} openOrders={openOrders} checkout={checkout} />;
  }
}

/** A tab that came by a table's code stays at that table, also by links that do not name it. */
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
      // A phone that keeps nothing shows the menu without a table.
    }
  }, [page]);
}
