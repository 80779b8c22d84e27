import { readStored, writeStored } from "../../platform/stored.ts";

/** Of the form of a draft: a draft of another version is forgotten. */
const VERSION = 2;

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
  writeStored(key, draft === null ? null : JSON.stringify({ version: VERSION, draft }));
}
