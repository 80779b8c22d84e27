import { type ReactNode, useId } from "react";
import { numberText } from "#platform/domain/writing/number-text.ts";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./segmented-filter.module.css";

export interface FilterOption<Value extends string> {
  value: Value;
  /** Empty for an icon alone, which then needs a `name`. */
  label: string;
  /** Read by screen readers instead of a label that is a mere figure. */
  name?: string;
  icon?: ReactNode;
  /** Shown after the label: a count, or another text as it is written. */
  count?: ReactNode;
}

export interface SegmentedFilterProps<Value extends string> {
  /** The label: "Estado". */
  label: string;
  /** Shows the label above, as fields of a form have theirs. */
  isLabelShown?: boolean;
  options: readonly FilterOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /**
   * `filter` (default) scrolls sideways when there is no room; `fill` gives all the same width; `wrap` takes more lines,
   * `tight` too, with as little room for each as its words take. `bar` has no lines around what is not chosen. `tiles` are large, each with its count below its words.
   * `joined` is one piece, in a line with the chips of a list.
   */
  layout?: "filter" | "fill" | "wrap" | "tight" | "bar" | "tiles" | "joined";
}

/** One of a few, all in sight: filters, category tabs, views. Arrow keys move, as in any group of radios. */
export function SegmentedFilter<Value extends string>(props: SegmentedFilterProps<Value>) {
  const { label, options, value, onChange, layout = "filter", isLabelShown = false } = props;
  const name = useId();
  const { writing } = useUiLabels();
  const written = (count: ReactNode) => (typeof count === "number" ? numberText(count, writing()) : count);
  const group = (
    <fieldset className={classes.group} data-layout={layout} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            className={classes.radio}
            type="radio"
            name={name}
            value={option.value}
            aria-label={option.name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label === "" ? null : <span>{inOwnDirection(option.label)}</span>}
          {option.count === undefined ? null : <span className={classes.count}>{written(option.count)}</span>}
        </label>
      ))}
    </fieldset>
  );
  if (!isLabelShown) return group;
  return (
    <div className={classes.labelled}>
      <span aria-hidden="true">{label}</span>
      {group}
    </div>
  );
}
