import { type KeyboardEvent, type ReactNode, useEffect, useId } from "react";
import { numberText } from "#platform/domain/writing/number-text.ts";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import { Box, Stack } from "../layout/layout.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import { nextIndexInRow } from "./next-index-in-row.ts";
import classes from "./tabs.module.css";

export interface Tab<Key extends string> {
  key: Key;
  label: string;
  icon?: ReactNode;
  /** A count after the label. */
  count?: number;
}

export interface TabsProps<Key extends string> {
  /** The label: "Caja". */
  label: string;
  tabs: readonly Tab<Key>[];
  /** The open one. Keep it in the address, so that a reload and a link lead back to it. */
  value: Key;
  onChange: (key: Key) => void;
  /** The content of the open tab; the others are not rendered. */
  children: ReactNode;
}

/** Parts of one screen, one at a time. Arrow keys, Home and End move; only the open tab is reached by Tab. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, children }: TabsProps<Key>) {
  const id = useId();
  const { writing } = useUiLabels();
  const counted = tabs.filter(({ count }) => count !== undefined).length;
  // On a narrow screen the open one may stand beyond the edge of its row; counts that arrive push it there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls again once the tabs have their widths.
  useEffect(() => {
    const tab = document.getElementById(`${id}-${value}`);
    if (tab?.parentElement) showInRow(tab.parentElement, tab);
  }, [id, value, counted]);
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const open = tabs.findIndex((tab) => tab.key === value);
    const next = nextIndexInRow(open, tabs.length, event.key, isRightToLeft);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.key);
    document.getElementById(`${id}-${tab.key}`)?.focus();
  };
  return (
    <Stack gap={16} room="shrink">
      <div role="tablist" aria-label={label} className={classes.row} onKeyDown={key}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            className={classes.tab}
            aria-selected={tab.key === value}
            aria-controls={tab.key === value ? `${id}-panel` : undefined}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.icon}
            {inOwnDirection(tab.label)}
            {tab.count === undefined ? null : (
              <span className={classes.count}>{numberText(tab.count, writing())}</span>
            )}
          </button>
        ))}
      </div>
      <Box room="shrink" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </Box>
    </Stack>
  );
}

/** Moves the row alone: scrolling a tab into view would move a long page down to it as well. */
function showInRow(row: HTMLElement, tab: HTMLElement): void {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  const past = Math.max(0, inner.right - outer.right) || Math.min(0, inner.left - outer.left);
  if (past !== 0) row.scrollBy({ left: past });
}
