import classes from "./key-hint.module.css";

/** Keys of a shortcut: `<KeyHint keys={["Ctrl", "K"]} />`. */
export function KeyHint({ keys }: { keys: readonly string[] }) {
  return (
    <span className={classes.keys}>
      {keys.map((key) => (
        <kbd key={key} className={classes.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
