import type { ReactNode } from "react";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import { Row } from "../layout/layout.tsx";
import classes from "./large-figure.module.css";

interface LargeFigureProps {
  value: string;
  /** It is zero, and has no weight. */
  isNothing?: boolean;
  /** `normal` where another figure of the screen is the largest. */
  size?: "large" | "normal";
  /** Beside it: how it changed. */
  change?: ReactNode;
}

/** The one figure that a screen is about. */
export function LargeFigure({ value, isNothing = false, size = "large", change }: LargeFigureProps) {
  return (
    <Row as="span" align="baseline" wrap gap={4} across={12}>
      <span className={classes.value} data-size={size} data-nothing={isNothing || undefined}>
        {inOwnDirection(value)}
      </span>
      {change}
    </Row>
  );
}
