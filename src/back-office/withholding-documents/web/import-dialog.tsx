import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { GuardedDialog } from "#platform/web/forms/guarded-dialog.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DOCUMENT_TEXT_MAX } from "#tax/documents/domain/reading/document-problem.ts";
import { FilePicker } from "#ui/files/file-picker.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import type { ImportedWithholding } from "./import-api.ts";
import { type ImportState, useImport } from "./use-import.ts";
import { WithholdingFactsView } from "./withholding-facts.tsx";

/** Bytes of a whole mail with its pictures. */
const MAX_BYTES = 25 * 1024 * 1024;
const ACCEPTED = [".json", ".jws", ".txt", ".eml"] as const;

interface ImportDialogProps {
  onClose: () => void;
  onImported: (imported: ImportedWithholding) => void;
}

/** Takes a document 07, 08 or 09 as text or file, shows what it says, and keeps it once somebody agreed. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const t = useT();
  const state = useImport(onImported);
  const { text, preview, failure, busy } = state;
  return (
    <GuardedDialog
      opened
      size="medium"
      title={t("withholdingDocuments.import.title")}
      isDirty={text.trim() !== ""}
      busy={busy}
      isLocked={state.attempt.isUnsure}
      onClose={onClose}
      footer={
        <Stack gap={8}>
          <FormFailure message={failure} />
          <Buttons state={state} />
        </Stack>
      }
    >
      {preview === null ? <Source state={state} /> : <WithholdingFactsView preview={preview} />}
    </GuardedDialog>
  );
}

function Buttons({ state }: { state: ImportState }) {
  const t = useT();
  const { text, preview, busy, attempt, review, keep, again } = state;
  if (preview === null)
    return (
      <Button
        size="lg"
        busy={busy}
        disabled={text.trim() === "" || text.length > DOCUMENT_TEXT_MAX}
        onClick={() => void review(text)}
      >
        {t("withholdingDocuments.import.read")}
      </Button>
    );
  return (
    <UnsureGate attempt={attempt} busy={busy} onAgain={() => void keep()}>
      <Button variant="default" size="lg" disabled={busy} onClick={again}>
        {t("withholdingDocuments.import.again")}
      </Button>
      <Button size="lg" busy={busy} disabled={preview.known !== null} onClick={() => void keep()}>
        {t("withholdingDocuments.import.confirm")}
      </Button>
    </UnsureGate>
  );
}

/** Takes pasted text or one file. */
function Source({ state: { text, busy, type, pick } }: { state: ImportState }) {
  const t = useT();
  return (
    <Stack gap={16}>
      <Muted>{t("withholdingDocuments.import.hint")}</Muted>
      <TextAreaField
        label={t("withholdingDocuments.import.label")}
        placeholder={t("withholdingDocuments.import.placeholder")}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        data-autofocus
        value={text}
        error={text.length > DOCUMENT_TEXT_MAX ? t("errors.dte_too_large") : null}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <FilePicker
        label={t("withholdingDocuments.import.file")}
        accept={ACCEPTED}
        maxBytes={MAX_BYTES}
        files={[]}
        disabled={busy}
        onPick={(files) => void pick(files)}
        onRemove={() => {}}
        words={{
          choose: t("withholdingDocuments.import.choose"),
          drop: t("withholdingDocuments.import.drop"),
          camera: t("withholdingDocuments.import.choose"),
          refusals: {
            type: (name) => t("withholdingDocuments.import.refused_type", { name }),
            size: (name) => t("withholdingDocuments.import.refused_size", { name }),
          },
        }}
      />
    </Stack>
  );
}
