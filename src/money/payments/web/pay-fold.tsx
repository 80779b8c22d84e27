import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { Muted, Span } from "#ui/layout/layout.tsx";
import classes from "./pay-fold.module.css";

interface PayFoldProps {
  label: string;
  /** Its content in short, read while it is closed. */
  value: string;
  /** True while something in it has to be seen: it cannot be closed. */
  isNeeded?: boolean;
  /** True if it begins open. */
  isOpenFirst?: boolean;
  /** In the line of its head on a phone, below it elsewhere. */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * On a phone a line that opens what most payments leave as it is; on wider screens its content alone. It lies below the
 * payment types, so that opening it moves nothing of them.
 */
export function PayFold({
  label,
  value,
  isNeeded = false,
  isOpenFirst = false,
  beside,
  children,
}: PayFoldProps) {
  const bodyId = useId();
  const [isOpened, setOpened] = useState(isOpenFirst);
  const isOpen = isOpened || isNeeded;
  return (
    <div className={classes.fold} data-open={isOpen || undefined}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpened(!isOpen)}
      >
        <Span weight={550} room="keep">
          {label}
        </Span>
        <Muted as="span" room="grow" lines="cut" size="sm">
          {value}
        </Muted>
        <IconChevronDown size={18} aria-hidden="true" className={classes.chevron} />
      </button>
      <div id={bodyId} className={classes.body}>
        {children}
      </div>
      {beside ? <div className={classes.beside}>{beside}</div> : null}
    </div>
  );
}
