import { initialsOf } from "#platform/domain/text/initials-of.ts";
import classes from "./initials.module.css";

/**
 * Round picture of somebody without a photo. The letters are decoration (drawn by CSS), so that they do not become
 * part of the name of a button around them.
 */
export function Initials({ name, size }: { name: string; size: "small" | "large" }) {
  return (
    <span className={classes.initials} data-size={size} data-initials={initialsOf(name)} aria-hidden="true" />
  );
}
