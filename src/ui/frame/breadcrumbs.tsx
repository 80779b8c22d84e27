import { IconChevronRight } from "@tabler/icons-react";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import classes from "./breadcrumbs.module.css";
import type { RenderNavLink } from "./nav.ts";

export interface BreadcrumbsProps {
  /** Name of the way for screen readers. */
  label: string;
  /** The places above this one, the highest first. */
  places: readonly { readonly label: string; readonly href: string }[];
  /** Shows the place of the screen in the menu. */
  here: string;
  renderLink: RenderNavLink;
}

/** The way down to a screen: Settings > Menu items > Pupusa. */
export function Breadcrumbs({ label, places, here, renderLink }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={classes.way}>
      <ol>
        {places.map((place) => (
          <li key={place.href}>
            {renderLink({
              href: place.href,
              className: classes.link ?? "",
              "aria-current": undefined,
              title: undefined,
              onClick: () => {},
              children: inOwnDirection(place.label),
            })}
            <IconChevronRight size={16} aria-hidden="true" className={classes.mark} />
          </li>
        ))}
        <li aria-current="page" className={classes.here}>
          {here}
        </li>
      </ol>
    </nav>
  );
}
