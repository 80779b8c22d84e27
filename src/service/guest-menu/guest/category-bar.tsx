import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { MenuSection } from "./menu-sections.ts";
import { Named } from "./named.tsx";
import { usePage, useWords } from "./page-context.ts";

/** Name of a section in the address. */
export const anchorOf = (id: MenuSection["id"]): string => `c${id ?? 0}`;

/** Pixels below the bar within which a section counts as the one that is read. */
const READ_AT = 24;

/**
 * Returns the anchor of the section under the bar; empty above the first one. The last one counts as soon as the page ends,
 * because a short one never gets to the top.
 */
function useSectionInSight(sections: readonly MenuSection[], bar: { readonly current: HTMLElement | null }) {
  const [current, setCurrent] = useState("");
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = (bar.current?.getBoundingClientRect().bottom ?? 0) + READ_AT;
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const anchors = sections.map(({ id }) => anchorOf(id));
      const read = anchors.filter(
        (anchor) => (document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity) <= top,
      );
      setCurrent((isAtEnd ? anchors : read).at(-1) ?? "");
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    addEventListener("scroll", soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", soon);
    };
  }, [sections, bar]);
  return current;
}

interface CategoryBarProps {
  readonly sections: readonly MenuSection[];
  /** Search and filters, before the categories. */
  readonly children: ReactNode;
}

/** Stays on top: search, filters, and a way to every category. The one that is read is marked and in sight. */
export function CategoryBar({ sections, children }: CategoryBarProps) {
  const t = useWords();
  const page = usePage();
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const current = useSectionInSight(sections, bar);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark has moved
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !chip) return;
    list.current.scrollTo({ left: chip.offsetLeft - (list.current.clientWidth - chip.clientWidth) / 2 });
  }, [current]);
  const show = (event: MouseEvent, anchor: string) => {
    // The address stays, so that the phone's Back leaves the menu and not a category.
    event.preventDefault();
    const section = document.getElementById(anchor);
    if (section === null) scrollTo({ top: 0 });
    else section.scrollIntoView();
  };
  const all = { anchor: "", title: t("all"), lang: page.language };
  const chips = [all, ...sections.map(({ id, title, lang }) => ({ anchor: anchorOf(id), title, lang }))];
  return (
    <div className="find" ref={bar}>
      {children}
      <nav aria-label={t("categories")}>
        <ul className="chips" ref={list}>
          {chips.map(({ anchor, ...named }) => (
            <li key={anchor}>
              <a
                href={`#${anchor || "page"}`}
                aria-current={current === anchor ? "true" : undefined}
                onClick={(event) => show(event, anchor)}
              >
                <Named of={named} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
