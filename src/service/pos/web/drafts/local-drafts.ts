import { z } from "zod";
import { type Draft, draft, saveDraft } from "#service/drafts/contract/drafts.ts";

const localDraft = draft
  .omit({ user: true })
  .extend({ ...saveDraft.body.pick({ replaces: true }).shape, isShared: z.boolean() });

/** A draft as this till stores it. `isShared`: the server has it as it is here; when it is gone there, it has ended. */
export type LocalDraft = z.output<typeof localDraft>;

const localDrafts = z.array(localDraft);

/** The list as text, encoded as on the wire. */
export function draftsText(drafts: readonly LocalDraft[]): string {
  return JSON.stringify(z.encode(localDrafts, [...drafts]));
}

/** The stored list; empty for null and for damaged text. */
export function readDrafts(text: string | null): LocalDraft[] {
  if (text === null) return [];
  try {
    return localDrafts.parse(JSON.parse(text));
  } catch {
    // Of an older version or damaged: the server's list remains.
    return [];
  }
}

/** What the server has and what only this till has, newest first; without an answer (null) what this till has. */
export function mergeDrafts(local: readonly LocalDraft[], server: readonly Draft[] | null): LocalDraft[] {
  if (server === null) return [...local];
  const shared = server.map(({ uuid, nameRef, date, cart }) => ({
    uuid,
    nameRef,
    date,
    cart,
    isShared: true,
  }));
  const unshared = local.filter((draft) => !draft.isShared);
  const newerHere = new Set(unshared.map(({ uuid }) => uuid));
  return [...unshared, ...shared.filter(({ uuid }) => !newerHere.has(uuid))].toSorted(
    (a, b) => b.date.getTime() - a.date.getTime(),
  );
}
