import { Textarea, type TextareaProps } from "@mantine/core";
import type { FieldProps } from "./field-props.ts";
import classes from "./text-area-field.module.css";

export interface TextAreaFieldProps
  extends FieldProps,
    Omit<
      TextareaProps,
      keyof FieldProps | "size" | "radius" | "variant" | "styles" | "classNames" | "value"
    > {
  value: string;
  /** Longest text; the counter shows "12/100" and the box takes no more. */
  maxLength: number;
}

/** Several lines of text with a counter. */
export function TextAreaField({
  error,
  description,
  value,
  maxLength,
  rows = 3,
  ...rest
}: TextAreaFieldProps) {
  return (
    <div className={classes.field}>
      <Textarea
        {...rest}
        rows={rows}
        value={value}
        maxLength={maxLength}
        description={description}
        error={error}
      />
      <span className={classes.counter} data-full={value.length >= maxLength || undefined} aria-hidden="true">
        {value.length}/{maxLength}
      </span>
    </div>
  );
}
