import { IconMenu2, IconX } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { IconButton } from "../overlay/icon-button.tsx";
import { ModalLayer } from "../overlay/modal-layer.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./app-frame.module.css";
import type { NavSection, RenderNavLink } from "./nav.ts";
import { SearchTrigger, type SearchTriggerProps } from "./search-trigger.tsx";
import { Sidebar } from "./sidebar.tsx";

export interface AppFrameProps {
  sections: readonly NavSection[];
  /** `(props) => <Link to={props.href} {...props} />` or an <a>. */
  renderLink: RenderNavLink;
  brand: ReactNode;
  brandMark: ReactNode;
  /** Kept by the caller: see useStoredSidebar. Phones use a drawer instead. */
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  /** Left of the top bar: where one is. */
  title?: ReactNode;
  /** Opens the command search. */
  search?: SearchTriggerProps;
  /** Right of the top bar: connection, sound, user menu. */
  right?: ReactNode;
  /** Full width under the top bar: ConnectionBanner. */
  banner?: ReactNode;
  /** Stays at the bottom edge, over the home bar of phones: the one large action. */
  bottom?: ReactNode;
  /** `page` (default) pads and scrolls; `fill` gives the whole area to a screen that scrolls inside, as the POS does. */
  layout?: "page" | "fill";
  children: ReactNode;
}

/** The frame of every signed-in screen: skip link, navigation, top bar, content, bottom edge. */
export function AppFrame(props: AppFrameProps) {
  const labels = useUiLabels();
  const [drawer, setDrawer] = useState(false);
  const layout = props.layout ?? "page";
  const main = useRef<HTMLElement>(null);
  return (
    <div className={classes.frame} data-collapsed={props.collapsed || undefined}>
      <button type="button" className={classes.skip} onClick={() => main.current?.focus()}>
        {labels.skipToContent}
      </button>
      <div className={classes.side}>
        <Sidebar {...props} onCollapsedChange={props.onCollapsedChange} />
      </div>
      <NavDrawer {...props} opened={drawer} onClose={() => setDrawer(false)} />
      <header className={classes.top}>
        <div className={classes.menu}>
          <IconButton
            label={labels.openMenu}
            icon={<IconMenu2 size={22} />}
            onClick={() => setDrawer(true)}
          />
        </div>
        <div className={classes.title}>{props.title}</div>
        {props.search ? <SearchTrigger {...props.search} /> : null}
        <div className={classes.right}>{props.right}</div>
      </header>
      <div className={classes.content}>
        {props.banner}
        {/* A page that scrolls takes the focus, so that the keyboard alone can scroll it. */}
        <main ref={main} className={classes.main} data-layout={layout} tabIndex={layout === "page" ? 0 : -1}>
          {props.children}
        </main>
        {props.bottom ? <div className={classes.bottom}>{props.bottom}</div> : null}
      </div>
    </div>
  );
}

function NavDrawer(props: AppFrameProps & { opened: boolean; onClose: () => void }) {
  const { opened, onClose, sections, renderLink, brand, brandMark } = props;
  const labels = useUiLabels();
  return (
    <ModalLayer opened={opened} onClose={onClose} label={labels.mainMenu} className={classes.drawer}>
      <div className={classes.drawerClose}>
        <IconButton label={labels.close} icon={<IconX size={20} />} onClick={onClose} />
      </div>
      <Sidebar
        sections={sections}
        renderLink={renderLink}
        brand={brand}
        brandMark={brandMark}
        collapsed={false}
        onNavigate={onClose}
      />
    </ModalLayer>
  );
}
