import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Row } from "../layout/layout.tsx";
import { classNames } from "../theme/class-names.ts";
import { useUiLabels } from "../theme/ui-labels.tsx";
import type { NavItem, NavSection, RenderNavLink } from "./nav.ts";
import classes from "./sidebar.module.css";

export interface SidebarProps {
  sections: readonly NavSection[];
  renderLink: RenderNavLink;
  /** Name or logo of the house; a small mark when collapsed. */
  brand: ReactNode;
  brandMark: ReactNode;
  collapsed: boolean;
  /** Absent inside the phone's drawer, which has its own cross. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** Called when somebody goes somewhere: the drawer closes. */
  onNavigate?: (() => void) | undefined;
}

/** The content of the navigation: brand, sections with headings, links, collapse button. AppFrame places it. */
export function Sidebar(props: SidebarProps) {
  const { sections, renderLink, brand, brandMark, collapsed, onCollapsedChange, onNavigate } = props;
  const labels = useUiLabels();
  const link = (item: NavItem) =>
    renderLink({
      href: item.href,
      className: classNames(classes.link, item.active && classes.active),
      "aria-current": item.active ? "page" : undefined,
      title: collapsed ? item.label : undefined,
      onClick: () => onNavigate?.(),
      children: <LinkContent item={item} collapsed={collapsed} />,
    });
  return (
    <nav className={classes.sidebar} data-collapsed={collapsed || undefined} aria-label={labels.mainMenu}>
      <div className={classes.brand}>{collapsed ? brandMark : brand}</div>
      <div className={classes.nav}>
        {sections.map((section) => (
          <section key={section.key} className={classes.section} aria-label={section.heading}>
            <p className={collapsed ? classes.rule : classes.heading}>{collapsed ? null : section.heading}</p>
            <ul>
              {section.items.map((item) => (
                <li key={item.key}>{link(item)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {onCollapsedChange ? <CollapseButton collapsed={collapsed} onChange={onCollapsedChange} /> : null}
    </nav>
  );
}

function LinkContent({ item, collapsed }: { item: NavItem; collapsed: boolean }) {
  return (
    <>
      <Row as="span" room="keep" aria-hidden="true">
        {item.icon}
      </Row>
      <span className={collapsed ? "visually-hidden" : classes.label}>{item.label}</span>
      {item.badge ? <span className={classes.badge}>{item.badge}</span> : null}
    </>
  );
}

function CollapseButton({
  collapsed,
  onChange,
}: {
  collapsed: boolean;
  onChange: (collapsed: boolean) => void;
}) {
  const labels = useUiLabels();
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const label = collapsed ? labels.expandMenu : labels.collapseMenu;
  return (
    <button type="button" className={classes.collapse} onClick={() => onChange(!collapsed)} title={label}>
      <Row as="span" room="keep" aria-hidden="true">
        <Icon size={20} stroke={1.75} />
      </Row>
      <span className={collapsed ? "visually-hidden" : classes.label}>{label}</span>
    </button>
  );
}
