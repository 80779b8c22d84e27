import { IconCheck, IconColumns } from "@tabler/icons-react";
import { toggleOption } from "../forms/toggle-option.ts";
import { Menu } from "../overlay/menu.tsx";
import popover from "../overlay/popover.module.css";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./column-choice.module.css";

export interface ColumnChoiceProps {
  /** Those that may be hidden: leave out the one that names the row. */
  columns: readonly { key: string; header: string }[];
  /** Keys of those that are shown. */
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
}

/** Chooses the columns of a table in a menu that stays open while one taps. */
export function ColumnChoice({ columns, shown, onChange }: ColumnChoiceProps) {
  const labels = useUiLabels();
  const options = columns.map((column) => ({ value: column.key, label: column.header }));
  return (
    <Menu
      label={labels.columns}
      title={labels.columns}
      trigger={<IconColumns size={20} aria-hidden="true" />}
    >
      {() =>
        options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="menuitemcheckbox"
            tabIndex={-1}
            className={popover.item}
            aria-checked={shown.includes(option.value)}
            onClick={() => onChange(toggleOption(options, shown, option.value))}
          >
            <IconCheck size={18} className={classes.mark} aria-hidden="true" />
            <span className={popover.grow}>{option.label}</span>
          </button>
        ))
      }
    </Menu>
  );
}
