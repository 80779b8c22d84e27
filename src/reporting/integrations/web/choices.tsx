import { type ReactNode, useId } from "react";
import { CheckField } from "#ui/forms/check-field.tsx";
import classes from "./integrations.module.css";

interface ChoicesProps<Value extends string> {
  legend: string;
  /** Its field in the form: a refusal leads there. */
  name: string;
  options: readonly Value[];
  labelOf: (value: Value) => string;
  /** Below the words of each: its name, as programs know it. */
  hintOf?: (value: Value) => ReactNode;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error?: ReactNode;
}

/** Some of a closed set, each with a box of its own, in the order of the set; what is wrong stands above them. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, options, labelOf, hintOf, chosen, onChange, error } = props;
  const errorId = useId();
  return (
    <fieldset className={classes.choices} aria-describedby={error ? errorId : undefined}>
      <legend data-path={name} tabIndex={-1}>
        {legend}
      </legend>
      {error ? (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      ) : null}
      {options.map((value) => (
        <CheckField
          key={value}
          label={labelOf(value)}
          description={hintOf?.(value)}
          checked={chosen.includes(value)}
          onChange={(isOn) =>
            onChange(options.filter((option) => (option === value ? isOn : chosen.includes(option))))
          }
        />
      ))}
    </fieldset>
  );
}
