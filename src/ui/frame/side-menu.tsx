import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { searchText } from "#platform/domain/text/search-text.ts";
import { SearchField } from "../forms/search-field.tsx";
import { Row } from "../layout/layout.tsx";
import { BottomSheet } from "../overlay/bottom-sheet.tsx";
import type { NavItem, NavSection, RenderNavLink } from "./nav.ts";
import { OpenEntryContext } from "./open-entry-context.ts";
import classes from "./side-menu.module.css";

/** An entry with words that people look for it by and that its label lacks: "propina" finds "Cobro". */
export interface SideMenuItem extends NavItem {
  words: string;
}

export interface SideMenuSection extends NavSection {
  items: readonly SideMenuItem[];
}

export interface SideMenuProps {
  /** The title of the entries: "Configuración". */
  label: string;
  /** Name of the search: "Buscar en configuración". */
  searchLabel: string;
  /** Text for a search that finds nothing. */
  nothingFound: string;
  sections: readonly SideMenuSection[];
  renderLink: RenderNavLink;
  /** Opens the first entry that was found. */
  onOpen: (item: NavItem) => void;
  /** The open entry's screen. */
  children: ReactNode;
}

/** Screens that belong together, beside the open one: a column from 1024 px on, a sheet that opens below that. */
export function SideMenu(props: SideMenuProps) {
  const { label, sections, children } = props;
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const close = () => setIsSheetOpen(false);
  const open = sections.flatMap(({ items }) => items).find(({ active }) => active);
  return (
    <div className={classes.menu}>
      <nav className={classes.column} aria-label={label} data-mouse-rows>
        <Entries {...props} onTaken={close} />
      </nav>
      <button
        type="button"
        className={classes.opener}
        aria-haspopup="dialog"
        onClick={() => setIsSheetOpen(true)}
      >
        <span>{label}</span>
        {open ? <strong>{open.label}</strong> : null}
        <IconChevronDown size={18} aria-hidden="true" />
      </button>
      <BottomSheet opened={isSheetOpen} onClose={close} title={label}>
        <nav aria-label={label} className={classes.sheet}>
          <Entries {...props} onTaken={close} />
        </nav>
      </BottomSheet>
      <OpenEntryContext value={open?.label ?? null}>
        <div className={classes.content}>{children}</div>
      </OpenEntryContext>
    </div>
  );
}

/** The search and the entries in their groups. */
function Entries(props: SideMenuProps & { onTaken: () => void }) {
  const { searchLabel, nothingFound, sections, renderLink, onOpen, onTaken } = props;
  const id = useId();
  const [text, setText] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const found = sections
    .map((section) => ({ ...section, items: section.items.filter((item) => isFound(item, text)) }))
    .filter(({ items }) => items.length > 0);
  const [first] = text.trim() === "" ? [] : found.flatMap(({ items }) => items);
  const open = sections.flatMap(({ items }) => items).find(({ active }) => active)?.key;
  // Where the column is longer than the window, the open entry may lie below its edge.
  useEffect(() => {
    if (open !== undefined)
      list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const taken = () => {
    setText("");
    onTaken();
  };
  const openFirst = () => {
    if (!first) return;
    taken();
    onOpen(first);
  };
  return (
    <>
      <div className={classes.search}>
        <SearchField label={searchLabel} value={text} onChange={setText} onEnter={openFirst} />
      </div>
      <div ref={list} className={classes.entries}>
        {found.map((section) => (
          <section key={section.key} aria-labelledby={`${id}-${section.key}`}>
            <p id={`${id}-${section.key}`} className={classes.heading}>
              {section.heading}
            </p>
            <ul>
              {section.items.map((item) => (
                <li key={item.key}>{renderLink({ ...linkOf(item), onClick: taken })}</li>
              ))}
            </ul>
          </section>
        ))}
        <div role="status">
          {found.length === 0 ? <p className={classes.nothing}>{nothingFound}</p> : null}
        </div>
      </div>
    </>
  );
}

/** Each word of the text is in the label or among the words of the entry; accents and case do not matter. */
function isFound({ label, words }: SideMenuItem, text: string): boolean {
  const place = searchText(`${label} ${words}`);
  return searchText(text)
    .split(/\s+/)
    .every((word) => place.includes(word));
}

function linkOf({ href, active, icon, label }: NavItem) {
  return {
    href,
    className: classes.link ?? "",
    "aria-current": active ? ("page" as const) : undefined,
    title: undefined,
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
