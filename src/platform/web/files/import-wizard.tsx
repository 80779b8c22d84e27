import type { ReactNode } from "react";
import { DataTable } from "#ui/data/data-table.tsx";
import { Figures, type FiguresProps } from "#ui/data/figures.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { FilePicker } from "#ui/files/file-picker.tsx";
import { Button } from "#ui/forms/button.tsx";
import { FormFooter } from "#ui/forms/form-footer.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Box, Muted, Text } from "#ui/layout/layout.tsx";
import { formatCount } from "../format.ts";
import { FormFailure } from "../forms/form-failure.tsx";
import { UnsureGate } from "../forms/unsure-gate.tsx";
import type { Unsettled } from "../forms/use-attempt.ts";
import { useCloseGuard } from "../forms/use-close-guard.ts";
import type { Translate } from "../i18n.ts";
import { useT } from "../use-t.ts";
import classes from "./import-wizard.module.css";
import {
  type CheckedFile,
  type FileImport,
  type FilePreview,
  type FileProblem,
  useFileImport,
} from "./use-file-import.ts";

interface ImportWizardProps<Content, Preview extends FilePreview> extends FileImport<Content, Preview> {
  intro: string;
  hint: string;
  /** Downloads: an example, what there is now. */
  action: ReactNode;
  /** Size of the largest file that the server accepts. */
  megabytes: number;
  figures: (preview: Preview) => FiguresProps["figures"];
  /** Shows what else the person sees or chooses before the import; `choose` previews the file with another content. */
  details?: (checked: CheckedFile<Content, Preview>, choose: (content: Content) => void) => ReactNode;
  /** On the button. */
  saveLabel: (preview: Preview) => string;
  /** Says why there is nothing to import; null when there is something. */
  nothingNew?: (preview: Preview) => string | null;
  /** Leads on after the import. */
  done: ReactNode;
}

/**
 * Imports a CSV file in three steps: the file is read on this device, the server says what it would change and what is wrong
 * in it, and then it is imported whole. After a lost answer the file stays until it is known whether it was imported.
 */
export function ImportWizard<Content, Preview extends FilePreview>(
  props: ImportWizardProps<Content, Preview>,
) {
  const t = useT();
  const { state, attempt, pick, recheck, save, clear } = useFileImport(props);
  const busy = state.step === "saving";
  const isLocked = busy || attempt.isUnsure;
  useCloseGuard({ isDirty: false, isUnsure: attempt.isUnsure, busy, onClose: clear });
  const checked = "checked" in state ? state.checked : undefined;
  const { nothingNew, details, figures, saveLabel } = props;
  return (
    <>
      <Section title={t("importing.step_file")} description={props.intro} action={props.action}>
        <FilePicker
          label={t("importing.choose_label")}
          hint={props.hint}
          accept={[".csv", ".txt", "text/csv"]}
          maxBytes={props.megabytes * 1024 * 1024}
          files={pickedFiles(state, t)}
          onPick={([file]) => file && void pick(file)}
          onRemove={clear}
          onRetry={() => "file" in state && void pick(state.file)}
          disabled={isLocked}
          words={pickerWords(t, props.megabytes)}
        />
      </Section>
      {checked ? (
        <Section title={t("importing.step_check")}>
          <Figures busy={state.step === "checking"} figures={figures(checked.preview)} />
          <Problems {...checked.preview} />
          <Box as="fieldset" disabled={isLocked}>
            {details?.(checked, (content) => void recheck(checked, content))}
          </Box>
          <FormFailure message={checked.failure} />
          {checked.preview.problems_count > 0 ? null : (
            <SaveStep
              attempt={attempt}
              busy={busy}
              isChecking={state.step === "checking"}
              label={saveLabel(checked.preview)}
              nothing={nothingNew?.(checked.preview) ?? null}
              onSave={() => void save(checked)}
            />
          )}
          {busy ? <progress className={classes.progress} aria-label={t("importing.state.saving")} /> : null}
        </Section>
      ) : null}
      {state.step === "done" ? (
        <Section title={t("importing.step_done")}>
          <p role="status">{state.message}</p>
          <p>{props.done}</p>
        </Section>
      ) : null}
    </>
  );
}

interface SaveStepProps {
  attempt: Unsettled;
  busy: boolean;
  isChecking: boolean;
  label: string;
  /** Says why there is nothing to import. */
  nothing: string | null;
  onSave: () => void;
}

function SaveStep({ attempt, busy, isChecking, label, nothing, onSave }: SaveStepProps) {
  return (
    // A long list of changes is read above it: the button stays in sight.
    <FormFooter>
      <UnsureGate attempt={attempt} busy={busy} size="xl" onAgain={onSave}>
        {nothing === null ? (
          <Button size="xl" busy={busy} disabled={isChecking} onClick={onSave}>
            {label}
          </Button>
        ) : (
          <p>{nothing}</p>
        )}
      </UnsureGate>
    </FormFooter>
  );
}

function pickerWords(t: Translate, megabytes: number) {
  return {
    choose: t("common.choose_file"),
    drop: t("common.or_drop_it_here"),
    camera: t("common.choose_file"),
    refusals: {
      type: (name: string) => t("importing.refused.type", { name }),
      size: (name: string) => t("importing.refused.size", { name, megabytes }),
    },
  };
}

const progress: Readonly<Record<string, number>> = { reading: 0.2, checking: 0.6 };

/** Returns the progress of the picked file: read on this device, then checked by the server. */
function pickedFiles(state: ReturnType<typeof useFileImport>["state"], t: Translate) {
  if (!("file" in state)) return [];
  const { step, file } = state;
  return [
    {
      key: "file",
      name: file.name,
      detail: t(`importing.state.${step}`),
      progress: progress[step],
      error: step === "failed" ? state.reason : undefined,
    },
  ];
}

function Problems({ problems, problems_count: count }: FilePreview) {
  const t = useT();
  if (count === 0) return null;
  return (
    <>
      <Text role="alert" below={8} tone="red" weight={600}>
        {t("importing.wrong", { count, shown: formatCount(count) })}
      </Text>
      <DataTable<FileProblem>
        caption={t("importing.problems_table")}
        columns={problemColumns(t)}
        rows={problems}
        rowKey={({ line, column, message }) => `${line}/${column}/${message}`}
        state={{ status: "ready" }}
        empty={null}
      />
      <MoreRows count={count - problems.length} />
    </>
  );
}

/** Says how many rows a shortened table leaves out. */
export function MoreRows({ count }: { count: number }) {
  const t = useT();
  return count > 0 ? (
    <Muted above={8} below={16}>
      {t("importing.more", { count, shown: formatCount(count) })}
    </Muted>
  ) : null;
}

/** Column with the line of the file. */
export const lineColumn = <Row extends { readonly line: number }>(t: Translate): Column<Row> => ({
  key: "line",
  header: t("importing.line"),
  cell: ({ line }) => t("importing.line_no", { line }),
  width: "120px",
});

function problemColumns(t: Translate): Column<FileProblem>[] {
  return [
    lineColumn(t),
    {
      key: "column",
      header: t("importing.column"),
      cell: ({ column }) => column ?? t("importing.whole_line"),
      width: "140px",
    },
    {
      key: "found",
      header: t("importing.found"),
      cell: ({ found }) => found ?? t("importing.nothing_found"),
    },
    { key: "message", header: t("importing.message"), cell: ({ message }) => message, role: "primary" },
  ];
}
