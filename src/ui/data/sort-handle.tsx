import { IconGripVertical } from "@tabler/icons-react";
import type { ButtonHTMLAttributes, Ref } from "react";
import classes from "./sortable-list.module.css";

interface SortHandleProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "className"> {
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The handle by which an entry is dragged. */
export function SortHandle({ label, ...rest }: SortHandleProps) {
  return (
    <button type="button" {...rest} className={classes.handle} aria-label={label} title={label}>
      <IconGripVertical size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
