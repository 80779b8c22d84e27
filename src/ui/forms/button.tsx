import type { ComponentPropsWithRef } from "react";
import { ButtonContent, type ButtonLook, buttonAttributes } from "./button-look.tsx";

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<"button">, "className"> {
  /** What it started is under way: a spinner instead of the words. */
  busy?: boolean;
}

/** The one button of the product. What leads to another address is a `ButtonLink`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    tone,
    size,
    fullWidth,
    icon,
    aside,
    className,
    repeats,
    busy,
    disabled,
    children,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      {...buttonAttributes({ variant, tone, size, fullWidth, icon, className, repeats })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      <ButtonContent icon={icon} aside={aside} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  );
}
