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

/** Up to two capitals for a round picture: first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}
