import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { showError } from "../show-error.ts";
import { useT } from "../use-t.ts";

export interface CsvButtonProps {
  /** Fetches the file and hands it to the browser. */
  save: () => Promise<void>;
  disabled?: boolean | undefined;
  /** Label when there are several files; "CSV" by default. */
  label?: string;
}

/** Saves a list or a report as a file for spreadsheets. */
export function CsvButton({ save, disabled = false, label }: CsvButtonProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await save();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" busy={busy} disabled={disabled} onClick={() => void run()}>
      {label ?? t("lists.csv")}
    </Button>
  );
}
