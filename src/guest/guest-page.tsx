import { MenuPage } from "./menu-page.tsx";
import { NoMenuPage } from "./no-menu-page.tsx";
import { PageProvider } from "./page-context.ts";
import type { PageData } from "./page-data.ts";

/** A guests' page: the menu, or why there is none. */
export function GuestPage({ page }: { page: PageData }) {
  const { menu } = page;
  return (
    <PageProvider value={page}>
      {typeof menu === "string" ? <NoMenuPage reason={menu} /> : <MenuPage menu={menu} />}
    </PageProvider>
  );
}
