import { Breadcrumbs } from "#ui/frame/breadcrumbs.tsx";
import { screens } from "../../domain/access/screens.ts";
import { useT } from "../use-t.ts";
import { NavLink } from "./nav-link.tsx";

/** The way to a screen below the menu's items: Settings > Menu items > … */
export function MenuBreadcrumbs({ here }: { here: string }) {
  const t = useT();
  return (
    <Breadcrumbs
      label={t("common.breadcrumbs")}
      places={[
        { label: t("screens.settings"), href: screens.settings.path },
        { label: t("screens.menuItems"), href: screens.menuItems.path },
      ]}
      here={here}
      renderLink={(props) => <NavLink {...props} />}
    />
  );
}
