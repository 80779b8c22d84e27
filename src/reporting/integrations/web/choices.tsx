import { type ReactNode, useId } from "react";
import { CheckField } from "#ui/forms/check-field.tsx";
import classes from "./integrations.module.css";

interface ChoicesProps<Value extends string> {
  legend: string;
  /** Field of the form, which an error focuses. */
  name: string;
  options: readonly Value[];
  labelOf: (value: Value) => string;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error?: ReactNode;
}

/** Checkboxes for some of a closed set of codes, in its order, each with its words; an error stands above them. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, options, labelOf, chosen, onChange, error } = props;
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
          description={
            <span className={classes.code} translate="no">
              {value}
            </span>
          }
          checked={chosen.includes(value)}
          onChange={(isOn) =>
            onChange(options.filter((option) => (option === value ? isOn : chosen.includes(option))))
          }
        />
      ))}
    </fieldset>
  );
}
