import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./app-dialog.module.css";
import { useEscapeLayer } from "./use-escape-layer.ts";
import { usePhone } from "./use-phone.ts";

const WIDTHS = { small: 400, medium: 560, large: 800 } as const;

export interface AppDialogProps {
  opened: boolean;
  /** Called by Esc, the cross and a tap outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom, always in sight; the main one last. */
  footer?: ReactNode;
  /** 400, 560 (default) or 800 px wide; the whole screen on phones. */
  size?: keyof typeof WIDTHS;
  /** Stays a small box on phones too: for questions. */
  compact?: boolean;
  /** False while something must not be lost by a tap beside the dialog. Default true. */
  closeOnClickOutside?: boolean;
}

/** A dialog: keeps focus inside, gives it back, Esc closes only the topmost one. */
export function AppDialog(props: AppDialogProps) {
  const { opened, onClose, title, children, footer, size = "medium", compact = false } = props;
  const labels = useUiLabels();
  const phone = usePhone();
  useEscapeLayer(opened, onClose);
  const fullScreen = phone && !compact;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={WIDTHS[size]}
      fullScreen={fullScreen}
      centered
      closeOnEscape={false}
      closeOnClickOutside={props.closeOnClickOutside ?? true}
      lockScroll={false}
      transitionProps={{ transition: fullScreen ? "slide-up" : "fade", duration: 120 }}
      closeButtonProps={{ "aria-label": labels.close }}
      classNames={{
        content: classes.content ?? "",
        header: classes.header ?? "",
        title: classes.title ?? "",
        body: classes.body ?? "",
        close: classes.close ?? "",
      }}
    >
      <div className={classes.scroll}>{children}</div>
      {footer ? <div className={classes.footer}>{footer}</div> : null}
    </Modal>
  );
}
