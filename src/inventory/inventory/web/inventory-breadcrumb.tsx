import { screens } from "#platform/domain/access/screens.ts";
import { NavLink } from "#platform/web/frame/nav-link.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Breadcrumbs } from "#ui/frame/breadcrumbs.tsx";

/** Breadcrumb of a screen below the list of ingredients. */
export function InventoryBreadcrumb({ here }: { here: string }) {
  const t = useT();
  return (
    <Breadcrumbs
      label={t("common.breadcrumbs")}
      places={[{ label: t("screens.inventory"), href: screens.inventory.path }]}
      here={here}
      renderLink={(props) => <NavLink {...props} />}
    />
  );
}
