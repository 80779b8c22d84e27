import { IconAdjustmentsHorizontal, IconCheck } from "@tabler/icons-react";
import { toggleOption } from "../forms/options/toggle-option.ts";
import { Muted } from "../layout/layout.tsx";
import { Menu } from "../overlay/menu.tsx";
import popover from "../overlay/popover.module.css";
import { useUiLabels } from "../theme/ui-labels.tsx";
import { type Density, useDensity } from "./rows/use-density.ts";
import { nextSort, type Sort } from "./table-column.ts";
import classes from "./view-menu.module.css";

export interface ViewMenuProps {
  /** Those that may be hidden: leave out the one that names the row. */
  columns: readonly { key: string; header: string }[];
  /** Keys of those that are shown. */
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
  /** For rows of two lines: no heading is there to sort by, and their height is not to be chosen. */
  sorting?: Sorting | undefined;
}

interface Sorting {
  columns: readonly { key: string; header: string }[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

const densities = ["comfortable", "compact"] as const satisfies readonly Density[];

/** Chooses the height of rows, or their order, and the columns of a table, in a menu that stays open while one taps. */
export function ViewMenu({ columns, shown, onChange, sorting }: ViewMenuProps) {
  const labels = useUiLabels();
  const options = columns.map((column) => ({ value: column.key, label: column.header }));
  return (
    <Menu
      label={labels.view}
      title={labels.view}
      trigger={<IconAdjustmentsHorizontal size={20} aria-hidden="true" />}
    >
      {() => (
        <>
          {sorting === undefined ? (
            <Densities />
          ) : sorting.columns.length === 0 ? null : (
            <Order {...sorting} />
          )}
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

function Densities() {
  const labels = useUiLabels();
  const [density, setDensity] = useDensity();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of entries of a menu is no fieldset
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
  );
}

const arrows = { ascending: "↑", descending: "↓" } as const;

/** The columns to sort by; a second tap turns the order round. */
function Order({ columns, sort, onSort }: Sorting) {
  const labels = useUiLabels();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of entries of a menu is no fieldset
    <div role="group" aria-label={labels.sort}>
      <Heading>{labels.sort}</Heading>
      {columns.map(({ key, header }) => (
        <Entry
          key={key}
          role="menuitemradio"
          label={sort?.key === key ? `${header} ${arrows[sort.direction]}` : header}
          isChecked={sort?.key === key}
          onTap={() => onSort(nextSort(sort, key))}
        />
      ))}
    </div>
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
