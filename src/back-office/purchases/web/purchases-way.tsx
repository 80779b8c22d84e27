import { screens } from "#platform/domain/access/screens.ts";
import { NavLink } from "#platform/web/frame/nav-link.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Breadcrumbs, type BreadcrumbsProps } from "#ui/frame/breadcrumbs.tsx";

interface PurchasesWayProps extends Pick<BreadcrumbsProps, "here"> {
  /** What lies between the purchases and here. */
  places?: BreadcrumbsProps["places"];
}

/** The way from the purchases down to one of their screens. */
export function PurchasesWay({ places = [], here }: PurchasesWayProps) {
  const t = useT();
  return (
    <Breadcrumbs
      label={t("purchases.way")}
      places={[{ label: t("screens.purchases"), href: screens.purchases.path }, ...places]}
      here={here}
      renderLink={(props) => <NavLink {...props} />}
    />
  );
}
