import { type ComponentPropsWithRef, useId } from "react";
import { numberText } from "#platform/domain/writing/number-text.ts";
import { classNames } from "../theme/class-names.ts";
import { useUiLabels } from "../theme/ui-labels.tsx";
import box from "./field.module.css";
import { describedByAttributes, FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";
import classes from "./text-area-field.module.css";

export interface TextAreaFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<"textarea">, keyof FieldProps | "value"> {
  value: string;
  /** Longest text; the counter shows "12/100" and the box takes no more. Without it there is no counter. */
  maxLength?: number;
}

/** Several lines of text, with a counter where there is a limit. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, description, error, value, maxLength, className, rows = 3, ...area } = props;
  const ownId = useId();
  const { writing } = useUiLabels();
  const id = area.id ?? ownId;
  return (
    <div className={classNames(classes.field, className)}>
      <FieldFrame id={id} label={label} description={description} error={error} required={area.required}>
        <textarea
          {...area}
          {...describedByAttributes(id, { description, error })}
          className={classNames(box.box, box.control)}
          data-part="field"
          rows={rows}
          value={value}
          maxLength={maxLength}
        />
      </FieldFrame>
      {maxLength === undefined ? null : (
        <span
          className={classes.counter}
          data-full={value.length >= maxLength || undefined}
          aria-hidden="true"
        >
          {numberText(value.length, writing())}/{numberText(maxLength, writing())}
        </span>
      )}
    </div>
  );
}
