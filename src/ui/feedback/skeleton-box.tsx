import type { CSSProperties } from "react";
import classes from "./skeleton.module.css";

export interface SkeletonBoxProps {
  /** CSS lengths; the box has the size of what will stand there, so that nothing moves. */
  width?: CSSProperties["width"];
  height: CSSProperties["height"];
  /** At the end of its place, as numbers are. */
  align?: "end" | undefined;
}

/** One grey box of a skeleton. */
export function SkeletonBox({ width = "100%", height, align }: SkeletonBoxProps) {
  return <span className={classes.box} data-align={align} style={{ width, height }} />;
}

/** Numbers 0…count-1, the keys of boxes that never change place. */
export function skeletonKeys(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

const WIDTHS = [62, 48, 70, 54, 66, 44];

/** Returns the width of a line of words, which differs from row to row as words do. */
export function wordsWidth(index: number): string {
  return `${WIDTHS[index % WIDTHS.length]}%`;
}
