import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { decodeText } from "#platform/web/files/decode-text.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import type { ImportCounts, previewMenuImport } from "../contract/menu-file.ts";
import { sendImport, usePreviewImport } from "./menu-file-api.ts";

export type ImportPreview = ResponseOf<typeof previewMenuImport>;

/** Where an import is: what was picked, what it would do, and what it did. */
export type ImportStep =
  | { readonly step: "none" }
  | { readonly step: "reading" | "checking"; readonly file: File }
  | { readonly step: "failed"; readonly file: File; readonly reason: string }
  | { readonly step: "checked"; readonly file: File; readonly csv: string; readonly preview: ImportPreview }
  | { readonly step: "saving"; readonly file: File; readonly csv: string; readonly preview: ImportPreview }
  | { readonly step: "done"; readonly counts: ImportCounts; readonly message: string };

/** Reads a file, asks what it would do, and imports it; each with its own step on the screen. */
export function useMenuFile() {
  const t = useT();
  const client = useQueryClient();
  const check = usePreviewImport();
  const attempt = useAttempt();
  const [state, setState] = useState<ImportStep>({ step: "none" });
  const pick = async (file: File) => {
    setState({ step: "reading", file });
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (!decoded.ok) {
      setState({ step: "failed", file, reason: t(`menuFile.refused.${decoded.reason}`) });
      return;
    }
    setState({ step: "checking", file });
    try {
      const preview = await check.mutateAsync(decoded.text);
      setState({ step: "checked", file, csv: decoded.text, preview });
    } catch (error) {
      setState({ step: "failed", file, reason: errorText(error) });
    }
  };
  const save = async () => {
    if (state.step !== "checked") return;
    const { file, csv } = state;
    setState({ ...state, step: "saving" });
    try {
      const { counts, message } = await attempt.run(csv, (id) => sendImport(csv, id));
      setState({ step: "done", counts, message });
    } catch (error) {
      setState({ step: "failed", file, reason: errorText(error) });
    } finally {
      await client.invalidateQueries();
    }
  };
  return { state, pick, save, clear: () => setState({ step: "none" }) };
}
