import { screens } from "../../../domain/access/screens.ts";
import { Breadcrumbs } from "../../../ui/frame/breadcrumbs.tsx";
import { NavLink } from "../../platform/frame/nav-link.tsx";
import { useT } from "../../platform/use-t.ts";

/** The way to a screen below the list of ingredients. */
export function InventoryWay({ here }: { here: string }) {
  const t = useT();
  return (
    <Breadcrumbs
      label={t("inventory.breadcrumbs")}
      places={[{ label: t("screens.inventory"), href: screens.inventory.path }]}
      here={here}
      renderLink={(props) => <NavLink {...props} />}
    />
  );
}
