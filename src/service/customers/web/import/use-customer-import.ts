import { useQueryClient } from "@tanstack/react-query";
import papa from "papaparse";
import { useRef, useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { isUnsure } from "#platform/web/api-error.ts";
import { decodeText } from "#platform/web/files/decode-text.ts";
import { formatCount } from "#platform/web/format.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import type { previewCustomerImport } from "../../contract/customer-import.ts";
import {
  CUSTOMER_ROWS_MAX,
  type CustomerLine,
  type DoublesChoice,
  readCustomerLines,
} from "../../domain/customer-file.ts";
import { customersKey } from "../customers-api.ts";
import { previewImport, sendImport } from "./customer-import-api.ts";

export type ImportPreview = ResponseOf<typeof previewCustomerImport>;

/** The picked file, its preview and the treatment of duplicates. */
export interface CheckedFile {
  readonly file: File;
  readonly lines: readonly CustomerLine[];
  readonly doubles: DoublesChoice;
  readonly preview: ImportPreview;
}

/** Steps of an import. */
export type ImportState =
  | { readonly step: "none" }
  | { readonly step: "reading" | "checking"; readonly file: File }
  | { readonly step: "failed"; readonly file: File; readonly reason: string }
  | ({ readonly step: "checked"; readonly failure: string | null } & CheckedFile)
  | ({ readonly step: "rechecking" | "saving" } & CheckedFile)
  | { readonly step: "done"; readonly message: string };

/** Reads a file, previews it and imports it; each is a step on the screen. */
export function useCustomerImport() {
  const t = useT();
  const client = useQueryClient();
  const attempt = useAttempt();
  const [state, setState] = useState<ImportState>({ step: "none" });
  // When two files are picked in turn the later one is shown, whichever is read first.
  const latest = useRef<File | null>(null);
  const show = (file: File, next: ImportState) => {
    if (latest.current === file) setState(next);
  };
  const reasonOf = (error: unknown) => failureText(error, "customers.import.failed");
  const pick = async (file: File) => {
    latest.current = file;
    setState({ step: "reading", file });
    try {
      const read = readCustomerFile(new Uint8Array(await file.arrayBuffer()));
      if (!read.ok)
        return show(file, { step: "failed", file, reason: t(`customers.import.refused.${read.reason}`) });
      show(file, { step: "checking", file });
      const { lines } = read;
      const preview = await previewImport(lines, "skip");
      show(file, { step: "checked", file, lines, doubles: "skip", preview, failure: null });
    } catch (error) {
      show(file, { step: "failed", file, reason: reasonOf(error) });
    }
  };
  const chooseDoubles = async (checked: CheckedFile, doubles: DoublesChoice) => {
    const { file, lines } = checked;
    setState({ ...checked, step: "rechecking", doubles });
    try {
      const preview = await previewImport(lines, doubles);
      show(file, { step: "checked", file, lines, doubles, preview, failure: null });
    } catch (error) {
      show(file, { ...checked, step: "checked", failure: reasonOf(error) });
    }
  };
  const save = async (checked: CheckedFile) => {
    const { file, lines, doubles } = checked;
    setState({ ...checked, step: "saving" });
    try {
      const values = [file.name, file.lastModified, file.size, doubles];
      const { counts } = await attempt.run(values, (key) => sendImport(lines, doubles, key));
      latest.current = null;
      setState({ step: "done", message: t("customers.reply.imported", shownCounts(counts)) });
    } catch (error) {
      show(file, { ...checked, step: "checked", failure: isUnsure(error) ? null : reasonOf(error) });
    } finally {
      void client.invalidateQueries({ queryKey: customersKey });
    }
  };
  const clear = () => {
    latest.current = null;
    setState({ step: "none" });
  };
  return { state, attempt, pick, chooseDoubles, save, clear };
}

function shownCounts({ added, updated, skipped }: ImportPreview["counts"]) {
  return { added: formatCount(added), updated: formatCount(updated), skipped: formatCount(skipped) };
}

/** Reasons to refuse a file; their texts are under `customers.import.refused`. */
type FileRefusal =
  | "empty"
  | "not_text"
  | "workbook"
  | "quote_open"
  | "column_mismatch"
  | "no_data"
  | "too_many";

type ReadCustomers =
  | { readonly ok: true; readonly lines: readonly CustomerLine[] }
  | { readonly ok: false; readonly reason: FileRefusal };

/**
 * Reads the customers in the bytes of a CSV file, in any encoding and with any separator of a spreadsheet; its
 * header must be ours. Blank lines are dropped.
 */
export function readCustomerFile(bytes: Uint8Array): ReadCustomers {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const { data, errors } = papa.parse<string[]>(decoded.text, { delimitersToGuess: [",", ";", "\t"] });
  if (errors.some(({ code }) => code === "MissingQuotes" || code === "InvalidQuotes"))
    return { ok: false, reason: "quote_open" };
  const read = readCustomerLines(data);
  if ("problem" in read) return { ok: false, reason: read.problem };
  return read.lines.length > CUSTOMER_ROWS_MAX
    ? { ok: false, reason: "too_many" }
    : { ok: true, lines: read.lines };
}
