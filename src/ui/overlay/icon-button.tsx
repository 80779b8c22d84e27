import { ActionIcon } from "@mantine/core";
import type { MouseEvent, ReactNode, Ref } from "react";

export interface IconButtonProps {
  /** Name for screen readers and the tooltip of the mouse. */
  label: string;
  icon: ReactNode;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  disabled?: boolean;
  /** `default` has a border; `subtle` (default) shows its ground on hover. */
  variant?: "subtle" | "default";
  /** For switches such as sound on and off. */
  pressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A 44 px button that shows only an icon and therefore always has a name. */
export function IconButton({ label, icon, variant = "subtle", pressed, ...rest }: IconButtonProps) {
  return (
    <ActionIcon
      variant={variant}
      color="gray"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      {...rest}
    >
      {icon}
    </ActionIcon>
  );
}
