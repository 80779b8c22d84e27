import { type ReactNode, useId } from "react";
import classes from "./bottom-sheet.module.css";
import { ModalLayer } from "./modal-layer.tsx";
import { SheetBody } from "./sheet-body.tsx";

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
  const titleId = useId();
  return (
    <ModalLayer opened={opened} onClose={onClose} labelledBy={titleId} className={classes.sheet}>
      <SheetBody titleId={titleId} title={title} onClose={onClose} footer={footer}>
        {children}
      </SheetBody>
    </ModalLayer>
  );
}
