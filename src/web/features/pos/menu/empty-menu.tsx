import { mayEnter } from "../../../../domain/access/may-enter.ts";
import { screens } from "../../../../domain/access/screens.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { KitchenPicture } from "../../../../ui/pictures/kitchen-picture.tsx";
import { RouterButton } from "../../../platform/router-button.tsx";
import { actorOf, useUser } from "../../../platform/session/session.ts";
import { useT } from "../../../platform/use-t.ts";

/** The whole menu has no item that can be sold: the way to where they are added, or who does it. */
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
