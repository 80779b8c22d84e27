import { IconDownload, IconFileSpreadsheet, IconPrinter } from "@tabler/icons-react";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { useT } from "../use-t.ts";
import classes from "./export-menu.module.css";
import { useSavingFile } from "./use-saving-file.ts";

/** A file that a list or a report is saved as. */
export interface ExportFile {
  readonly label: string;
  /** Fetches the file and hands it to the browser. */
  readonly save: () => Promise<void>;
  readonly disabled?: boolean | undefined;
}

export interface ExportMenuProps {
  /** Fetches the rows as a file for spreadsheets. */
  saveCsv?: (() => Promise<void>) | undefined;
  /** Files beside it, or instead of it. */
  files?: readonly ExportFile[];
  /** The screen can be printed without the frame around it. */
  isPrintable?: boolean | undefined;
  /** There is nothing to save yet. */
  disabled?: boolean | undefined;
}

const look = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** The menu of all that a list or a report can be taken away as: files and paper, in the same menu everywhere. */
export function ExportMenu({ saveCsv, files = [], isPrintable = false, disabled = false }: ExportMenuProps) {
  const t = useT();
  const { busy, run } = useSavingFile();
  const all = saveCsv ? [{ label: t("lists.csv"), save: saveCsv, disabled: false }, ...files] : files;
  const actions = all.map((file) => ({
    key: file.label,
    label: file.label,
    icon: <IconFileSpreadsheet {...look} />,
    disabled: disabled || busy || file.disabled === true,
    onSelect: () => void run(file.save),
  }));
  const paper = {
    key: "print",
    label: t("common.print"),
    icon: <IconPrinter {...look} />,
    onSelect: () => window.print(),
  };
  return (
    <ActionMenu
      label={t("lists.export")}
      trigger={
        <>
          <IconDownload {...look} />
          <span className={classes.word}>{t("lists.export")}</span>
        </>
      }
      actions={isPrintable ? [...actions, paper] : actions}
    />
  );
}
