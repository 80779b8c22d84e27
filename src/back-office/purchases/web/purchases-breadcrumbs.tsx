import { screens } from "#platform/domain/access/screens.ts";
import { NavLink } from "#platform/web/frame/nav-link.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Breadcrumbs, type BreadcrumbsProps } from "#ui/frame/breadcrumbs.tsx";

interface PurchasesBreadcrumbsProps extends Pick<BreadcrumbsProps, "here"> {
  /** Pages between the purchases and this one. */
  places?: BreadcrumbsProps["places"];
}

/** Shows the path from the purchases to one of their screens. */
export function PurchasesBreadcrumbs({ places = [], here }: PurchasesBreadcrumbsProps) {
  const t = useT();
  return (
    <Breadcrumbs
      label={t("common.breadcrumbs")}
      places={[{ label: t("screens.purchases"), href: screens.purchases.path }, ...places]}
      here={here}
      renderLink={(props) => <NavLink {...props} />}
    />
  );
}
