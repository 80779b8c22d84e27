import classes from "./progress-bar.module.css";

interface ProgressBarProps {
  label: string;
  /** It is left out while nothing is known yet. */
  value?: number | undefined;
  max: number;
  /** `good` is green, as for money that came in. */
  look?: "normal" | "good";
}

/** Shows how much of something is done. */
export function ProgressBar({ label, value, max, look = "normal" }: ProgressBarProps) {
  return <progress className={classes.bar} data-look={look} aria-label={label} value={value} max={max} />;
}
