import classes from "./key-hint.module.css";

/** Keys of a shortcut: `<KeyHint keys={["Ctrl", "K"]} />`. They are named from left to right in every language, as on the keys themselves. */
export function KeyHint({ keys }: { keys: readonly string[] }) {
  return (
    <span className={classes.keys} dir="ltr">
      {keys.map((key) => (
        <kbd key={key} className={classes.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
