import { IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import { IconButton } from "./icon-button.tsx";
import { openDialogs } from "./open-dialogs.ts";
import classes from "./side-panel.module.css";

export interface SidePanelProps {
  title: string;
  /** Called by Esc, the cross and Back. */
  onClose: () => void;
  /** Beside the title, before the cross: a menu. */
  action?: ReactNode;
  /** Buttons at the bottom, always in sight. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Details beside a list that stays in use: as high as the window, with its own scroll. It takes the focus and gives it
 * back; another `key` shows another thing. The caller lays it out beside the list and shows a dialog on small screens.
 */
export function SidePanel({ title, onClose, action, footer, children }: SidePanelProps) {
  const labels = useUiLabels();
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const before = document.activeElement;
    const panel = ref.current;
    panel?.focus({ preventScroll: true });
    const remove = openDialogs.pushBeside(() => close());
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // A dialog or a menu above it closes first.
      if (openDialogs.top() || document.querySelector("[popover]:popover-open")) return;
      close();
    };
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("keydown", onKey);
      remove();
      const isInside = document.activeElement === document.body || panel?.contains(document.activeElement);
      if (isInside && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside ref={ref} tabIndex={-1} className={classes.panel} aria-labelledby={titleId}>
      <header className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {inOwnDirection(title)}
        </h2>
        <div className={classes.actions}>
          {action}
          <IconButton label={labels.close} icon={<IconX size={20} />} onClick={onClose} />
        </div>
      </header>
      <div className={classes.scroll}>{children}</div>
      {footer ? <footer className={classes.footer}>{footer}</footer> : null}
    </aside>
  );
}
