import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./chip-frame.module.css";

export interface ChipFrameProps {
  /** Text of the chip: what the filter narrows to, or its name alone. */
  text: string;
  /** True while it narrows: it has a ground of its own, and a cross. */
  isChosen: boolean;
  /** Lets go of the filter. */
  onClear: () => void;
  /** The button that opens the choice. */
  children: ReactNode;
}

/** A filter in a line of filters, with a cross that lets go of it. */
export function ChipFrame({ text, isChosen, onClear, children }: ChipFrameProps) {
  const labels = useUiLabels();
  return (
    <span className={classes.chip} data-chosen={isChosen || undefined}>
      {children}
      {isChosen ? (
        <button
          type="button"
          className={classes.clear}
          aria-label={labels.labelled(labels.remove, text)}
          title={labels.remove}
          onClick={onClear}
        >
          <IconX size={16} aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}
