import { NoMenuPage } from "#service/guest-menu/guest/no-menu-page.tsx";
import { PageProvider } from "#service/guest-menu/guest/page-context.ts";
import type { Ending, NoMenu, PageData } from "#service/guest-menu/guest/page-data.ts";
import { FailurePage, SuccessPage } from "#service/orders/guest/ending-page.tsx";
import { RestaurantPages } from "./restaurant-pages.tsx";

/** A guests' page: the restaurant's, or why there is none, or what became of an order. */
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
