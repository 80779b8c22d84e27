import type { ChangeEvent, ReactNode } from "react";
import classes from "./file-picker.module.css";

export interface PickButtonProps {
  icon: ReactNode;
  words: string;
  accept: readonly string[];
  multiple?: boolean | undefined;
  fromCamera?: boolean;
  onPick: (files: FileList | null) => void;
}

/** The browser's own file input, unseen, under a label that looks like a button. */
export function PickButton({
  icon,
  words,
  accept,
  multiple = false,
  fromCamera = false,
  onPick,
}: PickButtonProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onPick(event.currentTarget.files);
    // The same file may be picked again after it was removed.
    event.currentTarget.value = "";
  };
  return (
    <label className={classes.button}>
      {icon}
      {words}
      <input
        type="file"
        className={classes.input}
        accept={accept.join(",")}
        multiple={multiple}
        onChange={change}
        {...(fromCamera ? { capture: "environment" as const } : {})}
      />
    </label>
  );
}
