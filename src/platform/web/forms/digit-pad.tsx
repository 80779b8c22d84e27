import { IconBackspace } from "@tabler/icons-react";
import type { MouseEvent } from "react";
import { Button } from "#ui/forms/button.tsx";
import classes from "./digit-pad.module.css";

export interface DigitPadProps {
  /** Names the group of keys. */
  label: string;
  backspaceLabel: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  /** Names the key of the decimal point; without it there is none. */
  pointLabel?: string;
}

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** The focus stays in the field, so that its digits can be typed as well as tapped. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const keyLook = {
  variant: "default",
  size: "lg",
  className: classes.key,
  repeats: true,
  onMouseDown: keepFocus,
} as const;

/** Keys for the digits of a field, in the order of every keypad whatever the language. The key that deletes is far from the button that confirms the dialog. */
export function DigitPad({ label, backspaceLabel, value, maxLength, onChange, pointLabel }: DigitPadProps) {
  const add = (digit: string) => onChange(`${value}${digit}`.slice(0, maxLength));
  const key = (digit: string) => (
    <Button key={digit} {...keyLook} onClick={() => add(digit)}>
      {digit}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields
    <div role="group" aria-label={label} className={classes.pad} dir="ltr">
      {digits.map(key)}
      <Button {...keyLook} aria-label={backspaceLabel} onClick={() => onChange(value.slice(0, -1))}>
        <IconBackspace size={24} stroke={1.75} aria-hidden="true" />
      </Button>
      {key("0")}
      {pointLabel === undefined ? null : (
        <Button {...keyLook} aria-label={pointLabel} onClick={() => add(".")}>
          .
        </Button>
      )}
    </div>
  );
}
