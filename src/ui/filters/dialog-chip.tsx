import type { ReactNode } from "react";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import classes from "./chip-frame.module.css";
import { ChipFrame, type ChipFrameProps } from "./chip-frame.tsx";

export interface DialogChipProps extends Omit<ChipFrameProps, "children"> {
  icon?: ReactNode;
  onOpen: () => void;
}

/** A filter whose choice is made in a dialog. */
export function DialogChip({ icon, onOpen, ...frame }: DialogChipProps) {
  return (
    <ChipFrame {...frame}>
      <button type="button" className={classes.face} aria-haspopup="dialog" onClick={onOpen}>
        {icon}
        <span title={frame.text}>{inOwnDirection(frame.text)}</span>
      </button>
    </ChipFrame>
  );
}
