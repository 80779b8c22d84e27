import { type ReactNode, useEffect, useState } from "react";
import classes from "./parted-page.module.css";
import { type Part, PartsContext } from "./parts-context.ts";

export interface PartedPageProps {
  /** Names the jump marks: "En esta página". */
  label: string;
  /** `Section`s, at any depth: each becomes a card with a mark. */
  children: ReactNode;
}

/** A long page in titled cards, with marks above them that jump to each and show which one is being read. */
export function PartedPage({ label, children }: PartedPageProps) {
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [current, setCurrent] = useReadPart(parts);
  // Sections tell themselves as they come; those of a later answer may stand between earlier ones.
  const [register] = useState(() => (part: Part) => {
    setParts((before) => [...before.filter(({ id }) => id !== part.id), part].sort(inDocumentOrder));
    return () => setParts((before) => before.filter(({ id }) => id !== part.id));
  });
  const jump = (id: string) => {
    const part = document.getElementById(id);
    part?.scrollIntoView({ block: "start" });
    part?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    setCurrent(id);
  };
  return (
    <PartsContext value={register}>
      <div className={classes.page}>
        <nav className={classes.marks} aria-label={label}>
          {parts.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              className={classes.mark}
              aria-current={id === current ? "true" : undefined}
              onClick={() => jump(id)}
            >
              {title}
            </button>
          ))}
        </nav>
        {children}
      </div>
    </PartsContext>
  );
}

function inDocumentOrder(one: Part, other: Part): number {
  const [first, second] = [document.getElementById(one.id), document.getElementById(other.id)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The part that is read: the first one in the upper part of the window, below the marks, or the last at the end. */
function useReadPart(parts: readonly Part[]) {
  const [current, setCurrent] = useState<string | undefined>(undefined);
  useEffect(() => {
    const near = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) near.add(target.id);
          else near.delete(target.id);
        }
        const read = isAtEnd(parts) ? parts.at(-1) : parts.find(({ id }) => near.has(id));
        if (read) setCurrent(read.id);
      },
      { rootMargin: "-120px 0px -60% 0px" },
    );
    for (const { id } of parts) {
      const part = document.getElementById(id);
      if (part) watch.observe(part);
    }
    return () => watch.disconnect();
  }, [parts]);
  return [current ?? parts[0]?.id, setCurrent] as const;
}

/** Tells whether the page cannot scroll further: its last part may be too short to reach the top. */
function isAtEnd([first]: readonly Part[]): boolean {
  const page = first && document.getElementById(first.id)?.closest("main");
  return page ? page.scrollTop > 0 && page.scrollTop + page.clientHeight >= page.scrollHeight - 2 : false;
}
