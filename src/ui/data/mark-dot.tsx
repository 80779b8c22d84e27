import classes from "./mark-dot.module.css";

/** A dot in the colour of a mark (`data-mark` of the tokens), beside the word that it belongs to. */
export function MarkDot({ mark }: { mark: string }) {
  return <span className={classes.dot} data-mark={mark} aria-hidden="true" />;
}
