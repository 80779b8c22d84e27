import type { ReactNode } from "react";

export interface NavItem {
  key: string;
  label: string;
  icon: ReactNode;
  href: string;
  active: boolean;
  /** A small count beside the label, as text: "3". */
  badge?: string | undefined;
}

export interface NavSection {
  key: string;
  heading: string;
  items: readonly NavItem[];
}

/** Properties that a router's link must accept; spread them on TanStack's Link or on an <a>. */
export interface NavLinkProps {
  href: string;
  className: string;
  "aria-current": "page" | undefined;
  title: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

export type RenderNavLink = (props: NavLinkProps) => ReactNode;
