import { type ReactNode, useId } from "react";
import { classNames } from "../theme/class-names.ts";
import classes from "./app-dialog.module.css";
import { ModalLayer } from "./modal-layer.tsx";
import { SheetBody } from "./sheet-body.tsx";

export interface AppDialogProps {
  opened: boolean;
  /** Called by Esc, the cross and a tap outside. */
  onClose: () => void;
  title: string;
  /** Below the title, always in sight: the figure that it is all about. */
  lead?: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, always in sight; the main one last. */
  footer?: ReactNode;
  /** 400, 560 (default), 800 or 1200 px wide; on phones a sheet from the bottom edge, as high as its content. */
  size?: "small" | "medium" | "large" | "wide";
  /**
   * Makes the dialog as high as the screen, at its end, or at its start where the end has to stay visible. A sheet on phones.
   */
  side?: "start" | "end" | undefined;
  /** As high as the screen allows, whatever is in it: nothing moves under the finger when something is added. */
  isStill?: boolean;
  /** Nothing in it but its footer can be used for now. */
  isLocked?: boolean;
  /** Stays a small box on phones too: for questions. */
  compact?: boolean;
  /** False while something must not be lost by a tap beside the dialog. Default true. */
  closeOnClickOutside?: boolean;
}

/** A dialog: keeps focus inside, gives it back, Esc closes only the topmost one. `data-autofocus` marks the first field. */
export function AppDialog(props: AppDialogProps) {
  const {
    opened,
    onClose,
    title,
    lead,
    children,
    footer,
    size = "medium",
    compact = false,
    isStill = false,
    side,
    closeOnClickOutside,
    isLocked,
  } = props;
  const titleId = useId();
  return (
    <ModalLayer
      opened={opened}
      onClose={onClose}
      labelledBy={titleId}
      className={classNames(
        classes.dialog,
        classes[size],
        !compact && classes.sheetOnPhone,
        isStill && classes.still,
        side && classes.side,
        side === "end" && classes.end,
      )}
      closeOnClickOutside={closeOnClickOutside ?? true}
    >
      <SheetBody
        titleId={titleId}
        title={title}
        lead={lead}
        onClose={onClose}
        footer={footer}
        isLocked={isLocked}
      >
        {children}
      </SheetBody>
    </ModalLayer>
  );
}
