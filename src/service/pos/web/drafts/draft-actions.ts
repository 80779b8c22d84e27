import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TenantId } from "#platform/domain/ids.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { t } from "#platform/web/i18n.ts";
import { currentUser } from "#platform/web/session/session.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import type { KeptCart } from "#service/drafts/contract/drafts.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import { fetchDrafts, sendAllDraftsDeletion, sendDraft, sendDraftDeletion } from "./drafts-api.ts";
import { draftsText, type LocalDraft, mergeDrafts, readDrafts } from "./local-drafts.ts";

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
 * Sends the drafts that only this till has, or has newer. Those that the server refuses stay on this till, except the
 * ones that were sent or deleted elsewhere meanwhile: they end here too, and are what this gives.
 */
async function shareDrafts(): Promise<LocalDraft[]> {
  const closed: LocalDraft[] = [];
  for (const draft of loadLocalDrafts().filter((draft) => !draft.isShared)) {
    const { uuid, nameRef, cart, replaces } = draft;
    try {
      const saved = await sendDraft({ body: { uuid, nameRef, cart, replaces } });
      replaceLocalDraft(uuid, { ...draft, date: saved.draft.date, isShared: true });
    } catch (error) {
      if (isApiError(error, "draft_changed")) {
        // Neither till's work is lost: what was saved here becomes a draft beside the other one.
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

function tellClosed(drafts: readonly LocalDraft[]): void {
  for (const { nameRef } of drafts) toastWarning(t("drafts.closed.toast", { name: nameRef }));
}

export interface DraftList {
  readonly drafts: readonly LocalDraft[];
  /** The server answered; otherwise the list may lack changes of other tills. */
  readonly isCurrent: boolean;
}

/** The drafts of the restaurant and those only this till has; without a server, those stored on this till. */
export const draftsQuery = queryOptions({
  queryKey: ["pos", "drafts"],
  queryFn: async ({ signal }): Promise<DraftList> => {
    tellClosed(await shareDrafts());
    const answer = await fetchDrafts({ signal }).catch(() => null);
    const drafts = mergeDrafts(loadLocalDrafts(), answer?.drafts ?? null);
    saveLocalDrafts(drafts);
    return { drafts, isCurrent: answer !== null };
  },
  staleTime: 0,
});

interface NewDraft {
  readonly nameRef: string;
  readonly cart: KeptCart;
  /** Of the draft that was loaded into the cart: it is replaced. */
  readonly uuid?: string | undefined;
  /** When that one had been saved as it was loaded. */
  readonly replaces?: Date | undefined;
}

/**
 * Stores a draft on this till and sends it as soon as the server answers. `ended` for one that was sent or deleted
 * elsewhere, `beside` for one that was changed there, of which a message has told.
 */
export async function keepDraft({
  nameRef,
  cart,
  uuid = clientUuid(),
  replaces,
}: NewDraft): Promise<"kept" | "beside" | "ended"> {
  const unsent = loadLocalDrafts().find((draft) => draft.uuid === uuid && !draft.isShared);
  const base = unsent ? unsent.replaces : replaces;
  const draft = { uuid, nameRef, cart, replaces: base, date: new Date(), isShared: false };
  saveLocalDrafts([draft, ...withoutDraft(uuid)]);
  const closed = await shareDrafts();
  tellClosed(closed.filter((ended) => ended.uuid !== uuid));
  if (closed.some((ended) => ended.uuid === uuid)) return "ended";
  return loadLocalDrafts().some((draft) => draft.uuid === uuid) ? "kept" : "beside";
}

/** Saving works without a server: the draft is stored on this till and sent as soon as the server answers. */
export function useDraftActions() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: draftsQuery.queryKey });
  const save = useMutation({
    mutationFn: keepDraft,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: async ({ uuid, isShared }: LocalDraft) => {
      if (isShared) await sendDraftDeletion({ params: { uuid } });
      saveLocalDrafts(withoutDraft(uuid));
    },
    onSettled: refresh,
  });
  const removeAll = useMutation({
    mutationFn: async () => {
      await sendAllDraftsDeletion();
      saveLocalDrafts([]);
    },
    onSettled: refresh,
  });
  return { save, remove, removeAll };
}
