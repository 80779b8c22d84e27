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
  /** Left of the top bar: where one is. A long one is cut, and told whole under the pointer. */
  title?: string | undefined;
  /** The screen's own head, in the place of title and search. */
  head?: ReactNode;
  /** Opens the command search. */
  search?: SearchTriggerProps;
  /** Further places to skip to, after the content: elements with `data-skip` of that key. */
  skips?: readonly { key: string; label: string }[];
  /** Right of the top bar: connection, sound, user menu. */
  right?: ReactNode;
  /** Full width under the top bar: notices with something to do. */
  banner?: ReactNode;
  /** Stays at the bottom edge, over the home bar of phones: the one large action. */
  bottom?: ReactNode;
  /** The very bottom of phones: TabBar. */
  tabs?: ReactNode;
  /** `none` leaves the content alone, for a screen that guests see; `over` shows the frame in full screen, too. */
  show?: "frame" | "none" | "over";
  /** `page` (default) pads and scrolls; `fill` gives the whole area to a screen that scrolls inside, as the POS does. */
  layout?: "page" | "fill";
  children: ReactNode;
}

/** The frame of every signed-in screen: skip link, navigation, top bar, content, bottom edge. */
export function AppFrame(props: AppFrameProps) {
  const labels = useUiLabels();
  const [drawer, setDrawer] = useState(false);
  const { layout = "page", show = "frame" } = props;
  const main = useRef<HTMLElement>(null);
  const hasFrame = show !== "none";
  return (
    <div className={classes.frame} data-show={show} data-collapsed={props.collapsed || undefined}>
      {hasFrame ? (
        <>
          <button type="button" className={classes.skip} onClick={() => main.current?.focus()}>
            {labels.skipToContent}
          </button>
          {props.skips?.map(({ key, label }) => (
            <button key={key} type="button" className={classes.skip} onClick={() => skipTo(key)}>
              {label}
            </button>
          ))}
          <div className={classes.side}>
            <Sidebar {...props} onCollapsedChange={props.onCollapsedChange} />
          </div>
          <NavDrawer {...props} opened={drawer} onClose={() => setDrawer(false)} />
          <TopBar {...props} onMenu={() => setDrawer(true)} />
        </>
      ) : null}
      <div className={classes.content}>
        {props.banner}
        {/* A page that scrolls takes the focus, so that the keyboard alone can scroll it. */}
        <main ref={main} className={classes.main} data-layout={layout} tabIndex={layout === "page" ? 0 : -1}>
          {props.children}
        </main>
        {props.bottom ? <div className={classes.bottom}>{props.bottom}</div> : null}
        {hasFrame && props.tabs ? <div className={classes.tabs}>{props.tabs}</div> : null}
      </div>
    </div>
  );
}

function skipTo(key: string): void {
  document.querySelector<HTMLElement>(`[data-skip="${key}"]`)?.focus();
}

function TopBar({ title, head, search, right, onMenu }: AppFrameProps & { onMenu: () => void }) {
  const labels = useUiLabels();
  return (
    <header className={classes.top}>
      <div className={classes.menu}>
        <IconButton label={labels.openMenu} icon={<IconMenu2 size={22} />} onClick={onMenu} />
      </div>
      {head ? (
        <div className={classes.head}>{head}</div>
      ) : (
        <>
          <div className={classes.title}>
            <span className={classes.name} title={title}>
              {title}
            </span>
          </div>
          {search ? <SearchTrigger {...search} /> : null}
        </>
      )}
      <div className={classes.right}>{right}</div>
    </header>
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
