import classes from "./progress-bar.module.css";

interface ProgressBarProps {
  label: string;
  /** Left out while nothing is known yet. */
  value?: number | undefined;
  max: number;
  /** Green where what is done is good news, as money that came in. */
  look?: "normal" | "good";
}

/** How much of something is done. */
export function ProgressBar({ label, value, max, look = "normal" }: ProgressBarProps) {
  return <progress className={classes.bar} data-look={look} aria-label={label} value={value} max={max} />;
}
