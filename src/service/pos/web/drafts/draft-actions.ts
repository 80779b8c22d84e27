import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import type { TenantId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { t } from "#platform/web/i18n.ts";
import { currentUser } from "#platform/web/session/session.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import {
  type Draft,
  deleteDraft,
  deleteDrafts,
  draft,
  listDrafts,
  type SavedCart,
  saveDraft,
} from "#service/drafts/contract/drafts.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";

const keyOf = (tenantId: TenantId) => `pos-drafts.${tenantId}`;

function loadLocalDrafts(): LocalDraft[] {
  const user = currentUser();
  return user ? readDrafts(readStored(keyOf(user.tenant_id))) : [];
}

function saveLocalDrafts(drafts: readonly LocalDraft[]): void {
  const user = currentUser();
  if (user) writeStored(keyOf(user.tenant_id), drafts.length === 0 ? null : draftsText(drafts));
}

/**
 * Sends the drafts that only this till has or has newer, and returns those that were sent or deleted elsewhere, which end here
 * too. Other refused drafts stay on this till.
 */
async function shareDrafts(): Promise<LocalDraft[]> {
  const closed: LocalDraft[] = [];
  for (const draft of loadLocalDrafts().filter((draft) => !draft.isShared)) {
    const { uuid, nameRef, cart, replaces } = draft;
    try {
      const saved = await call(saveDraft, { body: { uuid, nameRef, cart, replaces } });
      replaceLocalDraft(uuid, { ...draft, date: saved.draft.date, isShared: true });
    } catch (error) {
      if (isApiError(error, "draft_changed")) {
        // Neither till's work is lost: what was saved here becomes a separate draft.
        replaceLocalDraft(uuid, { ...draft, uuid: clientUuid(), replaces: undefined });
        toastWarning(t("drafts.changed_elsewhere", { name: nameRef }));
        return [...closed, ...(await shareDrafts())];
      }
      if (!isApiError(error, "draft_closed")) continue;
      closed.push(draft);
      saveLocalDrafts(withoutDraft(uuid));
    }
  }
  return closed;
}

function replaceLocalDraft(uuid: string, draft: LocalDraft): void {
  saveLocalDrafts(loadLocalDrafts().map((local) => (local.uuid === uuid ? draft : local)));
}

const withoutDraft = (uuid: string) => loadLocalDrafts().filter((draft) => draft.uuid !== uuid);

function warnAboutClosed(drafts: readonly LocalDraft[]): void {
  for (const { nameRef } of drafts) toastWarning(t("drafts.closed.toast", { name: nameRef }));
}

interface DraftList {
  readonly drafts: readonly LocalDraft[];
  /** True if the server answered; otherwise changes of other tills may be missing. */
  readonly isCurrent: boolean;
}

/** Drafts of the restaurant and of this till; without a server, only those stored on this till. */
export const draftsQuery = queryOptions({
  queryKey: ["pos", "drafts"],
  queryFn: async ({ signal }): Promise<DraftList> => {
    warnAboutClosed(await shareDrafts());
    const answer = await call(listDrafts, { signal }).catch(() => null);
    const drafts = mergeDrafts(loadLocalDrafts(), answer?.drafts ?? null);
    saveLocalDrafts(drafts);
    return { drafts, isCurrent: answer !== null };
  },
  staleTime: 0,
});

interface NewDraft {
  readonly nameRef: string;
  readonly cart: SavedCart;
  /** Uuid of the loaded draft to replace. */
  readonly uuid?: string | undefined;
  /** Date of that draft when it was loaded. */
  readonly replaces?: Date | undefined;
}

/**
 * Stores a draft on this till and sends it once the server answers. Returns `ended` if it was sent or deleted elsewhere, and
 * `separate` if it was changed there, which a message has said.
 */
export async function storeDraft({
  nameRef,
  cart,
  uuid = clientUuid(),
  replaces,
}: NewDraft): Promise<"saved" | "separate" | "ended"> {
  const unsent = loadLocalDrafts().find((draft) => draft.uuid === uuid && !draft.isShared);
  const base = unsent ? unsent.replaces : replaces;
  const draft = { uuid, nameRef, cart, replaces: base, date: new Date(), isShared: false };
  saveLocalDrafts([draft, ...withoutDraft(uuid)]);
  const closed = await shareDrafts();
  warnAboutClosed(closed.filter((ended) => ended.uuid !== uuid));
  if (closed.some((ended) => ended.uuid === uuid)) return "ended";
  return loadLocalDrafts().some((draft) => draft.uuid === uuid) ? "saved" : "separate";
}

/** Saves and deletes drafts. Saving works without a server: the draft is stored on this till and sent later. */
export function useDraftActions() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: draftsQuery.queryKey });
  const save = useMutation({
    mutationFn: storeDraft,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: async ({ uuid, isShared }: LocalDraft) => {
      if (isShared) await call(deleteDraft, { params: { uuid } });
      saveLocalDrafts(withoutDraft(uuid));
    },
    onSettled: refresh,
  });
  const removeAll = useMutation({
    mutationFn: async () => {
      await call(deleteDrafts);
      saveLocalDrafts([]);
    },
    onSettled: refresh,
  });
  return { save, remove, removeAll };
}

const localDraft = draft
  .omit({ user: true })
  .extend({ ...saveDraft.body.pick({ replaces: true }).shape, isShared: z.boolean() });

/**
 * A draft stored on this till. `isShared` means that the server has the same version; if it is gone there, the draft has ended.
 */
export type LocalDraft = z.output<typeof localDraft>;

const localDrafts = z.array(localDraft);

/** Encodes the list as in the API. */
export function draftsText(drafts: readonly LocalDraft[]): string {
  return JSON.stringify(z.encode(localDrafts, [...drafts]));
}

/** Reads a stored list; empty for null or damaged text. */
export function readDrafts(text: string | null): LocalDraft[] {
  if (text === null) return [];
  try {
    return localDrafts.parse(JSON.parse(text));
  } catch {
    // The text is damaged or from an older version; the server's list remains.
    return [];
  }
}

/**
 * Merges the server's drafts with those only this till has, newest first; without an answer (null) returns this till's drafts.
 */
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
