import { IconSearch } from "@tabler/icons-react";
import { KeyHint } from "./key-hint.tsx";
import classes from "./search-trigger.module.css";

export interface SearchTriggerProps {
  label: string;
  /** Keys shown beside it: ["Ctrl", "K"]. The caller binds them. */
  keys: readonly string[];
  onOpen: () => void;
}

/** Opens the command search: small, and a bare icon on phones. */
export function SearchTrigger({ label, keys, onOpen }: SearchTriggerProps) {
  return (
    <button type="button" className={classes.trigger} onClick={onOpen} aria-haspopup="dialog">
      <IconSearch size={18} aria-hidden="true" />
      <span className={classes.label}>{label}</span>
      <span className={classes.keys} aria-hidden="true">
        <KeyHint keys={keys} />
      </span>
    </button>
  );
}
