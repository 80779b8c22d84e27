import type { ComponentPropsWithRef } from "react";
import { ButtonContent, type ButtonLook, buttonAttributes } from "./button-look.tsx";

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentPropsWithRef<"a">, "className"> {}

/** A link that looks like a button. Addresses of the application go through `RouterButton` of the web. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, tone, size, fullWidth, icon, aside, className, repeats, children, ...rest } = props;
  return (
    <a {...rest} {...buttonAttributes({ variant, tone, size, fullWidth, icon, className, repeats })}>
      <ButtonContent icon={icon} aside={aside}>
        {children}
      </ButtonContent>
    </a>
  );
}
