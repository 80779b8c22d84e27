import type { ReactNode } from "react";
import { Box, Row } from "../layout/layout.tsx";
import { classNames } from "../theme/class-names.ts";
import type { Tone } from "../theme/tone.ts";
import type { RenderNavLink } from "./nav.ts";
import classes from "./tab-bar.module.css";

export interface BarTab {
  key: string;
  label: string;
  icon: ReactNode;
  /** A place, or something to open over it. */
  to: { href: string; active: boolean } | { onOpen: () => void };
  /** A count at the icon. */
  badge?: string | undefined;
  /** The whole of it in words, when the label alone does not say it. */
  name?: string | undefined;
  /** Colour of the count: red for what is late, amber for who waits for somebody; else green. */
  tone?: Tone | undefined;
}

export interface TabBarProps {
  label: string;
  tabs: readonly BarTab[];
  renderLink: RenderNavLink;
}

/** The places of a person with a phone in one hand, at its bottom edge. */
export function TabBar({ label, tabs, renderLink }: TabBarProps) {
  return (
    <nav aria-label={label}>
      <Row as="ul">
        {tabs.map((tab) => (
          <Box as="li" room="grow" key={tab.key}>
            {"href" in tab.to ? (
              renderLink({
                href: tab.to.href,
                className: classNames(classes.tab, tab.to.active && classes.active),
                "aria-current": tab.to.active ? "page" : undefined,
                title: undefined,
                onClick: () => {},
                children: <TabContent tab={tab} />,
              })
            ) : (
              <button
                type="button"
                className={classes.tab}
                aria-label={tab.name}
                aria-haspopup="dialog"
                onClick={tab.to.onOpen}
              >
                <TabContent tab={tab} />
              </button>
            )}
          </Box>
        ))}
      </Row>
    </nav>
  );
}

function TabContent({ tab }: { tab: BarTab }) {
  return (
    <>
      <span className={classes.icon} aria-hidden="true">
        {tab.icon}
        {tab.badge ? (
          <span className={classes.badge} data-count={tab.badge} data-tone={tab.tone ?? "green"} />
        ) : null}
      </span>
      {tab.label}
    </>
  );
}
