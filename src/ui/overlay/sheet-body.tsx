import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { stopAtUnread } from "../forms/unread-number.ts";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import { IconButton } from "./icon-button.tsx";
import classes from "./sheet-body.module.css";

export interface SheetBodyProps {
  titleId: string;
  title: string;
  /** Below the title, in sight however far the middle is scrolled: the figure that it is all about. */
  lead?: ReactNode;
  onClose: () => void;
  footer?: ReactNode;
  /** Nothing in the middle can be used for now: it takes the focus itself, so that the keyboard can scroll it. */
  isLocked?: boolean | undefined;
  children: ReactNode;
}

/** Head with cross, scrolling middle, foot that stays: the inside of dialogs and sheets. */
export function SheetBody({ titleId, title, lead, onClose, footer, isLocked, children }: SheetBodyProps) {
  const labels = useUiLabels();
  return (
    <>
      <header className={classes.header} data-lead={lead ? true : undefined}>
        <h2 id={titleId} className={classes.title}>
          {inOwnDirection(title)}
        </h2>
        {lead ? <div className={classes.lead}>{lead}</div> : null}
        <IconButton label={labels.close} icon={<IconX size={20} />} onClick={onClose} />
      </header>
      <div className={classes.scroll} tabIndex={isLocked ? 0 : undefined} onSubmitCapture={stopAtUnread}>
        {children}
      </div>
      {footer ? (
        <footer className={classes.footer} onClickCapture={stopAtUnread}>
          {footer}
        </footer>
      ) : null}
    </>
  );
}
