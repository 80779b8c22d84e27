import { IconAdjustmentsHorizontal, IconCheck } from "@tabler/icons-react";
import { toggleOption } from "../forms/options/toggle-option.ts";
import { Muted } from "../layout/layout.tsx";
import { Menu } from "../overlay/menu.tsx";
import popover from "../overlay/popover.module.css";
import { useUiLabels } from "../theme/ui-labels.tsx";
import { type Density, useDensity } from "./rows/use-density.ts";
import classes from "./view-menu.module.css";

export interface ViewMenuProps {
  /** Those that may be hidden: leave out the one that names the row. */
  columns: readonly { key: string; header: string }[];
  /** Keys of those that are shown. */
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
}

const densities = ["comfortable", "compact"] as const satisfies readonly Density[];

/** Chooses the height of rows and the columns of a table, in a menu that stays open while one taps. */
export function ViewMenu({ columns, shown, onChange }: ViewMenuProps) {
  const labels = useUiLabels();
  const [density, setDensity] = useDensity();
  const options = columns.map((column) => ({ value: column.key, label: column.header }));
  return (
    <Menu
      label={labels.view}
      title={labels.view}
      trigger={<IconAdjustmentsHorizontal size={20} aria-hidden="true" />}
    >
      {() => (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a group of entries of a menu is no fieldset */}
          <div role="group" aria-label={labels.density}>
            <Heading>{labels.density}</Heading>
            {densities.map((value) => (
              <Entry
                key={value}
                role="menuitemradio"
                label={labels[value]}
                isChecked={value === density}
                onTap={() => setDensity(value)}
              />
            ))}
          </div>
          <hr className={popover.line} />
          {/* biome-ignore lint/a11y/useSemanticElements: a group of entries of a menu is no fieldset */}
          <div role="group" aria-label={labels.columns}>
            <Heading>{labels.columns}</Heading>
            {options.map((option) => (
              <Entry
                key={option.value}
                role="menuitemcheckbox"
                label={option.label}
                isChecked={shown.includes(option.value)}
                onTap={() => onChange(toggleOption(options, shown, option.value))}
              />
            ))}
          </div>
        </>
      )}
    </Menu>
  );
}

/** Seen only: the group has the same name. */
function Heading({ children }: { children: string }) {
  return (
    <Muted as="div" size="xs" weight={550} className={classes.heading} aria-hidden="true">
      {children}
    </Muted>
  );
}

interface EntryProps {
  role: "menuitemradio" | "menuitemcheckbox";
  label: string;
  isChecked: boolean;
  onTap: () => void;
}

function Entry({ role, label, isChecked, onTap }: EntryProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have it
    <button
      type="button"
      role={role}
      tabIndex={-1}
      className={popover.item}
      aria-checked={isChecked}
      onClick={onTap}
    >
      <IconCheck size={18} className={classes.mark} aria-hidden="true" />
      <span className={popover.grow}>{label}</span>
    </button>
  );
}
