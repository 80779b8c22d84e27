import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { CategoryChoice } from "#menu/menu/domain/filter-menu.ts";
import type { Category } from "#menu/menu/domain/menu-item.ts";
import { useT } from "#platform/web/use-t.ts";
import { MarkDot } from "#ui/data/mark-dot.tsx";
import { type FilterOption, SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { usePos } from "../pos-context.ts";
import { chipsThatFit, withChosen } from "./chips-that-fit.ts";
import classes from "./till-categories.module.css";

interface TillCategoriesProps {
  value: CategoryChoice;
  onChange: (category: CategoryChoice) => void;
  /** One below the other beside the menu; otherwise in two rows above it. */
  isRail: boolean;
}

const ROWS = 2;
/** Space between two categories and height of one in the rail in px, as in till-categories.module.css. */
const GAP = 8;
const RAIL_STEP = 56;
const RAIL_PADDING = 24;

/**
 * Shows "all" and the enabled categories, as many as there is room for; those that remain stand behind a last button. No category
 * has to be scrolled to, and the chosen one is always in sight.
 */
export function TillCategories({ value, onChange, isRail }: TillCategoriesProps) {
  const { menu, openDialog } = usePos();
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const options = useCategoryOptions(menu.categories, isRail);
  const count = useRoom(box, options, isRail);
  const choose = (text: string) =>
    onChange(menu.categories.find(({ id }) => String(id) === text)?.id ?? "all");
  const more = (
    <>
      {t("pos.tools.more")}
      <IconChevronDown size={16} aria-hidden="true" />
    </>
  );
  const shown = withChosen(options, count, (option) => option.value === String(value));
  return (
    <div ref={box} className={isRail ? classes.rail : classes.rows}>
      <SegmentedFilter
        label={t("common.categories")}
        value={String(value)}
        onChange={choose}
        options={shown}
      />
      {shown.length < options.length ? (
        <button
          type="button"
          className={classes.more}
          aria-label={t("pos.menu.more_categories")}
          onClick={() => openDialog({ kind: "categories" })}
        >
          {more}
        </button>
      ) : null}
      {isRail ? null : <Measured options={options}>{more}</Measured>}
    </div>
  );
}

type Options = readonly FilterOption<string>[];

/** A category's colour stands before its name; in the rail the names without one keep in line with those that have it. */
function useCategoryOptions(categories: readonly Category[], isRail: boolean): Options {
  const t = useT();
  const blank = isRail && categories.some(({ colour }) => colour) ? <span className={classes.blank} /> : null;
  const iconOf = (colour: Category["colour"]) => (colour ? <MarkDot mark={colour} /> : blank);
  return [
    { value: "all", label: t("pos.menu.all"), icon: blank },
    ...categories.map(({ id, title, colour }) => ({
      value: String(id),
      label: title,
      icon: iconOf(colour),
    })),
  ];
}

/** The chips of all categories and the last button, out of sight: their widths say how many fit in two rows. */
function Measured({ options, children }: { options: Options; children: ReactNode }) {
  return (
    <span className={classes.measured} aria-hidden="true">
      {options.map(({ value, label, icon }) => (
        <span key={value} className={classes.more}>
          {icon}
          {label}
        </span>
      ))}
      <span className={classes.more}>{children}</span>
    </span>
  );
}

/** Returns how many of the categories have room, measured before they are seen and whenever the room changes. */
function useRoom(box: RefObject<HTMLDivElement | null>, options: Options, isRail: boolean): number {
  const [count, setCount] = useState(options.length);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setCount(isRail ? roomOfRail(element, options.length) : roomOfRows(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A renamed category, or the typeface that arrives late, changes the chips and not the room.
    if (element.lastElementChild) observer.observe(element.lastElementChild);
    return () => observer.disconnect();
  }, [box, options.length, isRail]);
  return count;
}

function roomOfRail({ clientHeight }: HTMLElement, all: number): number {
  const places = Math.floor((clientHeight - RAIL_PADDING + GAP) / RAIL_STEP);
  return places >= all ? all : Math.max(1, places - 1);
}

function roomOfRows(element: HTMLElement): number {
  const chips = [...(element.lastElementChild?.children ?? [])].map((chip) =>
    Math.ceil(chip.getBoundingClientRect().width),
  );
  const style = getComputedStyle(element);
  const padding = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
  const width = element.clientWidth - padding;
  return Math.max(1, chipsThatFit(chips.slice(0, -1), chips.at(-1) ?? 0, { width, rows: ROWS, gap: GAP }));
}
