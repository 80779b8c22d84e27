import { Breadcrumbs, type BreadcrumbsProps } from "#ui/frame/breadcrumbs.tsx";
import { screens } from "../../domain/access/screens.ts";
import { useT } from "../use-t.ts";
import { NavLink } from "./nav-link.tsx";
import { useScreenName } from "./screen-name.ts";

interface ScreenPathProps {
  /** The screens above this one, outermost first. */
  through: readonly ("settings" | "menuItems" | "inventory" | "stockCounts" | "customers" | "purchases")[];
  /** Pages between those screens and this one. */
  also?: BreadcrumbsProps["places"];
  /** The name of this page; "…" while it is not known. */
  here: string;
}

/** Shows the path to a screen below others: Settings > Menu items > …; the window has its name. */
export function ScreenPath({ through, also = [], here }: ScreenPathProps) {
  const t = useT();
  useScreenName(here === "…" ? null : here);
  return (
    <Breadcrumbs
      label={t("common.breadcrumbs")}
      places={[...through.map((id) => ({ label: t(`screens.${id}`), href: screens[id].path })), ...also]}
      here={here}
      renderLink={(props) => <NavLink {...props} />}
    />
  );
}
