import { IconCheck } from "@tabler/icons-react";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import popover from "../overlay/popover.module.css";
import { usePopoverPlace } from "../overlay/use-popover-place.ts";
import type { SelectOption } from "./match-options.ts";
import classes from "./option-list.module.css";

export interface OptionListProps {
  id: string;
  /** The field's own label. */
  label: string;
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  options: readonly SelectOption[];
  active: number;
  isSelected: (value: string) => boolean;
  onTake: (option: SelectOption) => void;
  /** In place of entries, when there are none. */
  empty: string;
  /** Several may be chosen: each entry has a box. */
  multiple?: boolean;
  /** More entries are on their way. */
  busy?: boolean;
}

/** The floating list of a field. The focus stays in the input, which names the entry meant by aria-activedescendant. */
export function OptionList(props: OptionListProps) {
  const { id, label, open, anchor, options, active, empty, multiple = false, busy = false } = props;
  const list = useRef<HTMLDivElement>(null);
  useOpenList(open, list, active);
  usePopoverPlace({ open, anchor, popover: list, align: "start", matchWidth: true });
  return (
    <div
      ref={list}
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
            <Option key={option.value} {...props} option={option} index={index} isActive={index === active} />
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

interface OptionProps extends OptionListProps {
  option: SelectOption;
  index: number;
  isActive: boolean;
}

function Option({ id, option, index, isActive, isSelected, onTake, multiple = false }: OptionProps) {
  const selected = isSelected(option.value);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the input, which hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant of the input
    <div
      id={`${id}-${index}`}
      role="option"
      aria-selected={selected}
      aria-disabled={option.disabled ?? false}
      data-active={isActive || undefined}
      className={popover.item}
      // Keeps the focus in the input, whose blur would close the list before the tap arrives.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTake(option)}
    >
      {multiple ? (
        <span className={classes.box} data-checked={selected || undefined} aria-hidden="true">
          <IconCheck size={14} stroke={3} />
        </span>
      ) : null}
      <span className={popover.grow}>
        {option.label}
        {option.hint ? <span className={classes.hint}>{option.hint}</span> : null}
      </span>
      {selected && !multiple ? <IconCheck size={18} aria-hidden="true" /> : null}
    </div>
  );
}

function useOpenList(open: boolean, list: { current: HTMLDivElement | null }, active: number): void {
  useLayoutEffect(() => {
    if (!open) return;
    const box = list.current;
    box?.showPopover();
    return () => box?.hidePopover();
  }, [open, list]);
  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [open, list, active]);
}
