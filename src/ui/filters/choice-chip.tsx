import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { numberText } from "#platform/domain/writing/number-text.ts";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import { Muted } from "../layout/layout.tsx";
import { Menu } from "../overlay/menu.tsx";
import popover from "../overlay/popover.module.css";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./chip-frame.module.css";
import { ChipFrame, type ChipFrameProps } from "./chip-frame.tsx";

export interface ChipChoice<Value> {
  value: Value;
  label: string;
  /** Number of entries. */
  count?: number | undefined;
}

export interface ChoiceChipProps<Value> extends Omit<ChipFrameProps, "children"> {
  /** The name of the filter: "Estado". */
  label: string;
  icon?: ReactNode;
  options: readonly ChipChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A filter whose choice is made in a menu: one of a list. */
export function ChoiceChip<Value extends string | null>(props: ChoiceChipProps<Value>) {
  const { label, icon, options, value, onChange, ...frame } = props;
  const { writing } = useUiLabels();
  return (
    <ChipFrame {...frame}>
      <Menu
        label={frame.text}
        name={label}
        look={classes.face}
        align="start"
        trigger={
          <>
            {icon}
            <span title={frame.text}>{inOwnDirection(frame.text)}</span>
            {frame.isChosen ? null : <IconChevronDown size={16} aria-hidden="true" />}
          </>
        }
      >
        {(close) =>
          options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="menuitemradio"
              tabIndex={-1}
              className={popover.item}
              aria-checked={option.value === value}
              onClick={() => {
                close();
                onChange(option.value);
              }}
            >
              <span className={popover.grow}>{inOwnDirection(option.label)}</span>
              {option.count === undefined ? null : (
                <Muted as="span">{numberText(option.count, writing())}</Muted>
              )}
              {option.value === value ? <IconCheck size={18} aria-hidden="true" /> : null}
            </button>
          ))
        }
      </Menu>
    </ChipFrame>
  );
}
