import type { MouseEvent, ReactNode, Ref } from "react";
import classes from "./icon-button.module.css";

export interface IconButtonProps {
  /** Name for screen readers and the tooltip of the mouse. */
  label: string;
  icon: ReactNode;
  /** A word below the icon; the button is then 48 px high. */
  caption?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  disabled?: boolean;
  /** `default` has a border; `subtle` (default) shows its ground on hover. */
  variant?: "subtle" | "default";
  /** For switches such as sound on and off. */
  pressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A 44 px button that shows an icon, alone or with a word below, and therefore always has a name. */
export function IconButton({ label, icon, caption, variant = "subtle", pressed, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes.button}
      data-variant={variant}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      {icon}
      {caption === undefined ? null : (
        <span className={classes.caption} aria-hidden="true">
          {caption}
        </span>
      )}
    </button>
  );
}
