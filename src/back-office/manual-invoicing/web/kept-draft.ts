import { readStored, writeStored } from "#platform/web/stored.ts";

/** Of the form of a draft: a draft of another version is forgotten. */
const VERSION = 3;

/** What somebody wrote and did not send, kept in this browser for them alone. */
export function readDraft<Draft>(key: string): Draft | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const { version, draft } = JSON.parse(text) as { version?: unknown; draft?: Draft };
    return version === VERSION && draft ? draft : null;
  } catch {
    // Damaged: it is begun anew.
    return null;
  }
}

export function keepDraft(key: string, draft: unknown): void {
  writeStored(key, draft === null ? null : textOf(draft));
}

const textOf = (draft: unknown) => JSON.stringify({ version: VERSION, draft });

/** Takes a draft that was sent or given up away; other tabs are told which. */
export function forgetDraft(key: string, draft: unknown): void {
  keepDraft(key, draft);
  keepDraft(key, null);
}

/** Calls when another tab took a draft away, with whether it was this one; gives what ends it. */
export function onDraftForgotten(
  key: string,
  draft: unknown,
  forgotten: (isSame: boolean) => void,
): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue === null) forgotten(event.oldValue === textOf(draft));
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
