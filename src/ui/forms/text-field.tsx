import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { classNames } from "../theme/class-names.ts";
import classes from "./field.module.css";
import { describedByAttributes, FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";

export interface TextFieldProps
  extends Omit<FieldProps, "description">,
    Omit<ComponentPropsWithRef<"input">, keyof FieldProps | "size"> {
  description?: ReactNode;
  /** Inside the field before its text: a currency's symbol. It is not touched. */
  leading?: ReactNode;
  /** Inside the field at its end. It is not touched. */
  trailing?: ReactNode;
  /** A button inside the field at its end, of the class `action` of field.module.css. */
  action?: ReactNode;
  /** 56 px high instead of 44. */
  large?: boolean;
  /** At the end of the label's line, read out when it changes: the number as it is understood. */
  beside?: string | null | undefined;
  /** Below the error: ways to mend it. */
  remedy?: ReactNode;
  /** The class of the input itself; `className` belongs to the field with its label. */
  inputClassName?: string | undefined;
  /** Id of the message that refuses it together with its neighbours. */
  errorId?: string | undefined;
}

/** One line of text. Takes `form.getInputProps("x")` of @mantine/form as it is. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, errorId, leading, trailing, action, large, className, ...rest } = props;
  const { inputClassName, beside, remedy, ...input } = rest;
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <FieldFrame
      id={id}
      label={label}
      description={description}
      error={error}
      required={input.required}
      beside={beside}
      remedy={remedy}
      className={className}
    >
      <div
        className={classNames(classes.box, large && classes.large)}
        data-leading={leading ? true : undefined}
        data-trailing={(trailing ?? action) ? true : undefined}
      >
        {leading ? <span className={classes.leading}>{leading}</span> : null}
        <input
          type="text"
          {...input}
          {...describedByAttributes(id, { description, error, errorId })}
          className={classNames(classes.control, inputClassName)}
          data-part="field"
        />
        {trailing ? <span className={classes.trailing}>{trailing}</span> : null}
        {action}
      </div>
    </FieldFrame>
  );
}
