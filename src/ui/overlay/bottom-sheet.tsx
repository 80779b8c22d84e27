import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./bottom-sheet.module.css";
import { useEscapeLayer } from "./use-escape-layer.ts";

export interface BottomSheetProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Always in sight at the bottom: total and main action. */
  footer?: ReactNode;
}

/** A sheet that rises from the bottom of a phone, for the cart. The bar that opens it belongs in AppFrame's `bottom`. */
export function BottomSheet({ opened, onClose, title, children, footer }: BottomSheetProps) {
  const labels = useUiLabels();
  useEscapeLayer(opened, onClose);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position="bottom"
      size="min(88dvh, 100dvh - 48px)"
      closeOnEscape={false}
      lockScroll={false}
      transitionProps={{ duration: 140 }}
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
    </Drawer>
  );
}
