import { type ReactNode, useEffect, useId, useRef } from "react";
import { SelectField } from "../forms/select-field.tsx";
import { Box, Row } from "../layout/layout.tsx";
import type { NavItem, NavSection, RenderNavLink } from "./nav.ts";
import classes from "./side-menu.module.css";

export interface SideMenuProps {
  /** The title of the entries: "Configuración". */
  label: string;
  sections: readonly NavSection[];
  renderLink: RenderNavLink;
  /** Opens the entry that was picked from the phone's list. */
  onOpen: (item: NavItem) => void;
  /** The open entry's screen. */
  children: ReactNode;
}

/** Screens that belong together, beside the open one: a column from 1024 px on, one row with a list below that. */
export function SideMenu({ label, sections, renderLink, onOpen, children }: SideMenuProps) {
  const id = useId();
  const items = sections.flatMap((section) => section.items);
  const open = items.find((item) => item.active)?.key ?? null;
  const column = useRef<HTMLElement>(null);
  // Where the column is longer than the window, the open entry may lie below its edge.
  useEffect(() => {
    if (open !== null) column.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [open]);
  return (
    <div className={classes.menu}>
      <nav ref={column} className={classes.column} aria-label={label}>
        {sections.map((section) => (
          <section key={section.key} aria-labelledby={`${id}-${section.key}`}>
            <p id={`${id}-${section.key}`} className={classes.heading}>
              {section.heading}
            </p>
            <ul>
              {section.items.map((item) => (
                <li key={item.key}>{renderLink(linkOf(item))}</li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={classes.list}>
        <SelectField
          label={label}
          searchable={false}
          options={sections.flatMap((section) =>
            section.items.map((item) => ({ value: item.key, label: item.label, hint: section.heading })),
          )}
          value={open}
          onChange={(key) => {
            const item = items.find((other) => other.key === key);
            if (item && !item.active) onOpen(item);
          }}
        />
      </div>
      <Box room="shrink">{children}</Box>
    </div>
  );
}

function linkOf({ href, active, icon, label }: NavItem) {
  return {
    href,
    className: classes.link ?? "",
    "aria-current": active ? ("page" as const) : undefined,
    title: undefined,
    onClick: () => undefined,
    children: (
      <>
        <Row as="span" room="keep" aria-hidden="true">
          {icon}
        </Row>
        {label}
      </>
    ),
  };
}
