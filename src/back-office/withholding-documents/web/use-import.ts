import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readPickedFiles } from "#back-office/purchase-documents/web/read-picked-files.ts";
import { isUnsure } from "#platform/web/api-error.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import {
  type ImportedWithholding,
  keepWithholding,
  readWithholding,
  type WithholdingPreview,
} from "./import-api.ts";

/** The text of a document, what it says once it was read, and the ways on. */
export function useImport(onImported: (imported: ImportedWithholding) => void) {
  const t = useT();
  const client = useQueryClient();
  const [text, setText] = useState("");
  const [preview, setPreview] = useState<WithholdingPreview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useAttempt();

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      // The gate tells of a lost answer.
      if (!isUnsure(error)) setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const review = (typed: string) => run(async () => setPreview(await readWithholding(typed)));
  return {
    text,
    preview,
    failure,
    busy,
    attempt,
    type: setText,
    review,
    /** Keeps the document that was shown. */
    keep: () =>
      run(async () => {
        const imported = await attempt.run(text, (id) => keepWithholding(text, id));
        await client.invalidateQueries({ queryKey: ["tax-books"] });
        toastSuccess(imported.message);
        onImported(imported);
      }),
    /** Begins with another document. */
    again: () => {
      setPreview(null);
      setText("");
      setFailure(null);
    },
    /** Reads the one document of a picked file. */
    pick: async (files: readonly File[]) => {
      const { texts } = await readPickedFiles(files);
      const name = files[0]?.name ?? "";
      const [first, ...others] = texts;
      if (first === undefined) setFailure(t("withholdingDocuments.import.no_document", { name }));
      else if (others.length > 0) setFailure(t("withholdingDocuments.import.several", { name }));
      else {
        setText(first.text);
        await review(first.text);
      }
    },
  };
}

export type ImportState = ReturnType<typeof useImport>;
