import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { MessageKey } from "#app/words/message-key.ts";
import type { Uuid } from "../../domain/ids.ts";
import { isUnsure } from "../api-error.ts";
import { useAttempt } from "../forms/use-attempt.ts";
import { failureText } from "../show-error.ts";
import { useT } from "../use-t.ts";
import { decodeText } from "./decode-text.ts";

/** A problem in a file; lines count from 1 and include the head. */
export interface FileProblem {
  readonly line: number;
  /** Null for a problem of the whole line. */
  readonly column: string | null;
  readonly found: string | null;
  readonly message: string;
}

/** The server's answer about a file, without changing anything. */
export interface FilePreview {
  /** The first problems. */
  readonly problems: readonly FileProblem[];
  readonly problems_count: number;
}

export interface FileImport<Content, Preview extends FilePreview> {
  /** Reads what is imported out of the text, or says why it cannot. */
  readonly read: (text: string) => { readonly content: Content } | { readonly reason: MessageKey };
  readonly preview: (content: Content) => Promise<Preview>;
  /** Imports the content, all or nothing, under the key; returns the message for the person. */
  readonly send: (content: Content, key: Uuid) => Promise<string>;
}

/** The picked file with its content and its preview. */
export interface CheckedFile<Content, Preview> {
  readonly file: File;
  readonly content: Content;
  readonly preview: Preview;
  readonly failure: string | null;
}

type ImportState<Content, Preview> =
  | { readonly step: "none" }
  | { readonly step: "reading" | "checking"; readonly file: File; readonly checked?: undefined }
  | { readonly step: "failed"; readonly file: File; readonly reason: string }
  | {
      readonly step: "checked" | "checking" | "saving";
      readonly file: File;
      readonly checked: CheckedFile<Content, Preview>;
    }
  | { readonly step: "done"; readonly message: string };

/** Reads a file, previews its import and imports it; each is a step on the screen. */
export function useFileImport<Content, Preview extends FilePreview>(calls: FileImport<Content, Preview>) {
  const t = useT();
  const client = useQueryClient();
  const attempt = useAttempt();
  const [state, setState] = useState<ImportState<Content, Preview>>({ step: "none" });
  // When two files are picked in turn the later one is shown, whichever is read first.
  const latest = useRef<File | null>(null);
  const show = (file: File, next: ImportState<Content, Preview>) => {
    if (latest.current === file) setState(next);
  };
  const reasonOf = (error: unknown) => failureText(error, "importing.failed");
  const pick = async (file: File) => {
    latest.current = file;
    setState({ step: "reading", file });
    try {
      const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
      const read = decoded.ok
        ? calls.read(decoded.text)
        : { reason: `importing.refused.${decoded.reason}` as const };
      if ("reason" in read) return show(file, { step: "failed", file, reason: t(read.reason) });
      show(file, { step: "checking", file });
      const preview = await calls.preview(read.content);
      show(file, { step: "checked", file, checked: { file, content: read.content, preview, failure: null } });
    } catch (error) {
      show(file, { step: "failed", file, reason: reasonOf(error) });
    }
  };
  /** Previews the same file with another choice of the person in its content. */
  const recheck = async (before: CheckedFile<Content, Preview>, content: Content) => {
    const { file } = before;
    setState({ step: "checking", file, checked: { ...before, content, failure: null } });
    try {
      const preview = await calls.preview(content);
      show(file, { step: "checked", file, checked: { file, content, preview, failure: null } });
    } catch (error) {
      show(file, { step: "checked", file, checked: { ...before, failure: reasonOf(error) } });
    }
  };
  const save = async (checked: CheckedFile<Content, Preview>) => {
    const { file, content } = checked;
    setState({ step: "saving", file, checked });
    try {
      const message = await attempt.run(content, (key) => calls.send(content, key));
      latest.current = null;
      setState({ step: "done", message });
    } catch (error) {
      const failure = isUnsure(error) ? null : reasonOf(error);
      show(file, { step: "checked", file, checked: { ...checked, failure } });
    } finally {
      void client.invalidateQueries();
    }
  };
  const clear = () => {
    latest.current = null;
    setState({ step: "none" });
  };
  return { state, attempt, pick, recheck, save, clear };
}
