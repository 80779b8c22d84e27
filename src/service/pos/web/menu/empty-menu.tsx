import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { KitchenPicture } from "#ui/pictures/kitchen-picture.tsx";

/** Shown if the menu has no item to sell; leads to the menu items or says who adds them. */
export function EmptyMenu() {
  const t = useT();
  const user = useUser();
  const mayAdd = user !== null && mayEnter(actorOf(user), "menuItems");
  return (
    <EmptyState
      picture={<KitchenPicture />}
      message={t("pos.menu.empty_menu")}
      hint={t(mayAdd ? "pos.menu.empty_menu_hint" : "pos.menu.empty_menu_ask")}
      action={
        mayAdd ? (
          <RouterButton to={screens.menuItems.path}>{t("pos.menu.empty_menu_add")}</RouterButton>
        ) : null
      }
    />
  );
}
