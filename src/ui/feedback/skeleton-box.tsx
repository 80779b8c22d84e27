import type { CSSProperties } from "react";
import classes from "./skeleton-box.module.css";

export interface SkeletonBoxProps {
  /** CSS lengths; the box has the size of what will stand there, so that nothing moves. */
  width?: CSSProperties["width"];
  height: CSSProperties["height"];
}

/** One grey box of a skeleton. */
export function SkeletonBox({ width = "100%", height }: SkeletonBoxProps) {
  return <span className={classes.box} style={{ width, height }} />;
}

/** Numbers 0…count-1, the keys of boxes that never change place. */
export function skeletonKeys(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
