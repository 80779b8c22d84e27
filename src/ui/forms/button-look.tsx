import type { ReactNode } from "react";
import { Spinner } from "../feedback/spinner.tsx";
import classes from "./button.module.css";

export interface ButtonLook {
  /** `filled` (default) is the main action, `default` has a border, `light` a tinted ground, `subtle` none until pointed at. */
  variant?: "filled" | "default" | "light" | "subtle" | undefined;
  /** `danger` for what destroys. Default `normal`. */
  tone?: "normal" | "danger" | undefined;
  /** 44 (default), 48 or 56 px high. */
  size?: "md" | "lg" | "xl" | undefined;
  fullWidth?: boolean | undefined;
  /** Before the words. */
  icon?: ReactNode;
  /** At the far end, apart from the words: a total. */
  aside?: ReactNode;
  className?: string | undefined;
  /** Each tap counts, however quick: a key of a keypad. Without it the second half of a double click does nothing. */
  repeats?: boolean | undefined;
}

/** Properties that a button and a link that looks like one share. */
export function buttonAttributes(look: ButtonLook) {
  const { variant, tone, size, fullWidth, icon, className, repeats } = look;
  return {
    "data-acts-once": repeats ? undefined : "",
    className: className ? `${classes.button} ${className}` : classes.button,
    "data-variant": variant ?? "filled",
    "data-tone": tone === "danger" ? "red" : undefined,
    "data-size": size ?? "md",
    "data-wide": fullWidth || undefined,
    "data-icon": icon ? true : undefined,
  };
}

export interface ButtonContentProps {
  icon?: ReactNode;
  aside?: ReactNode;
  busy?: boolean | undefined;
  children?: ReactNode;
}

/** Icon, words, aside; while `busy` a spinner takes their place and the width stays. */
export function ButtonContent({ icon, aside, busy = false, children }: ButtonContentProps) {
  return (
    <>
      {busy ? <Spinner className={classes.spinner} /> : null}
      <span className={classes.inner} data-apart={aside ? true : undefined}>
        {icon ? <span className={classes.icon}>{icon}</span> : null}
        <span className={classes.label} data-part="label">
          {children}
        </span>
        {aside ? <span className={classes.aside}>{aside}</span> : null}
      </span>
    </>
  );
}
