import type { ReactNode } from "react";
import type { Tone } from "../theme/tone.ts";
import classes from "./surface-card.module.css";

export interface SurfaceCardProps {
  children: ReactNode;
  /** A bar in the state's colour at the head of the card; always beside a word or icon inside. */
  tone?: Tone | undefined;
  /** Inner space: 0, 12 or 16 px (default). */
  padding?: "none" | "tight" | "normal";
  /** Names the card for screen readers and makes it an article. */
  label?: string | undefined;
}

/** A surface with a hairline, for one thing among its like: an account, a customer, a setting. */
export function SurfaceCard({ children, tone, padding = "normal", label }: SurfaceCardProps) {
  const Element = label ? "article" : "div";
  return (
    <Element className={classes.card} data-tone={tone} data-padding={padding} aria-label={label}>
      {children}
    </Element>
  );
}
