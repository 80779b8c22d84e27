import { Link } from "@tanstack/react-router";
import type { NavLinkProps } from "#ui/frame/nav.ts";

/** A link of the navigation that changes the screen without loading the page. The navigation marks the open one. */
export function NavLink({ href, ...props }: NavLinkProps) {
  return <Link to={href} activeProps={{}} activeOptions={{ exact: true }} {...props} />;
}
