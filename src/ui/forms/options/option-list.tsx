import { IconCheck } from "@tabler/icons-react";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { inOwnDirection } from "../../layout/in-own-direction.tsx";
import { Muted } from "../../layout/layout.tsx";
import popover from "../../overlay/popover.module.css";
import { useBackCloses } from "../../overlay/use-back-closes.ts";
import { usePopoverPlace } from "../../overlay/use-popover-place.ts";
import type { SelectOption } from "./match-options.ts";
import classes from "./option-list.module.css";
import type { OptionListState } from "./use-option-list.ts";

export interface OptionListProps {
  list: OptionListState;
  /** The field's own label. */
  label: string;
  anchor: RefObject<HTMLElement | null>;
  /** In place of entries, when there are none. */
  empty: string;
  /** More entries are on their way. */
  busy?: boolean;
}

/** The floating list of a field. The focus stays in the input, which names the entry meant by aria-activedescendant. */
export function OptionList({ list, label, anchor, empty, busy = false }: OptionListProps) {
  const { id, open, active, options, multiple } = list;
  const box = useRef<HTMLDivElement>(null);
  useOpenList(open, box, active);
  useBackCloses(open, list.close);
  usePopoverPlace({ open, anchor, popover: box, align: "start", matchWidth: true });
  return (
    <div
      ref={box}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-busy={busy || undefined}
      className={popover.popover}
    >
      {open
        ? options.map((option, index) => (
            <Option key={option.value} list={list} option={option} index={index} />
          ))
        : null}
      {open && options.length === 0 ? (
        <div role="option" aria-selected={false} aria-disabled className={popover.item} tabIndex={-1}>
          {empty}
        </div>
      ) : null}
    </div>
  );
}

interface OptionProps {
  list: OptionListState;
  option: SelectOption;
  index: number;
}

function Option({ list, option, index }: OptionProps) {
  const { id, active, multiple } = list;
  const selected = list.isSelected(option.value);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the input, which hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant of the input
    <div
      id={`${id}-${index}`}
      role="option"
      aria-selected={selected}
      aria-disabled={option.disabled ?? false}
      data-active={index === active || undefined}
      className={popover.item}
      // Keeps the focus in the input, whose blur would close the list before the tap arrives.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => list.choose(option)}
    >
      {multiple ? (
        <span className={classes.box} data-checked={selected || undefined} aria-hidden="true">
          <IconCheck size={14} stroke={3} />
        </span>
      ) : null}
      <span className={popover.grow}>
        {inOwnDirection(option.label)}
        {option.hint ? (
          <Muted as="span" block size="xs" weight={400}>
            {option.hint}
          </Muted>
        ) : null}
      </span>
      {option.mark}
      {selected && !multiple ? <IconCheck size={18} aria-hidden="true" /> : null}
    </div>
  );
}

/** Shows the box in the browser's top layer while the list is open, and keeps the entry meant in sight. */
function useOpenList(open: boolean, box: RefObject<HTMLDivElement | null>, active: number): void {
  useLayoutEffect(() => {
    if (!open) return;
    const shown = box.current;
    shown?.showPopover();
    return () => shown?.hidePopover();
  }, [open, box]);
  useEffect(() => {
    if (open) box.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [open, box, active]);
}
