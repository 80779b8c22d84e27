import { Button } from "#ui/forms/button.tsx";
import { useT } from "../use-t.ts";
import { useSavingFile } from "./use-saving-file.ts";

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
  const { busy, run } = useSavingFile();
  return (
    <Button variant="default" busy={busy} disabled={disabled} onClick={() => void run(save)}>
      {label ?? t("lists.csv")}
    </Button>
  );
}
