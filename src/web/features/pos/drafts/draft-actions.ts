import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { KeptCart } from "../../../../contract/drafts.ts";
import type { TenantId } from "../../../../domain/ids.ts";
import { clientUuid } from "../../../platform/client-uuid.ts";
import { currentUser } from "../../../platform/session/session.ts";
import { readStored, writeStored } from "../../../platform/stored.ts";
import { fetchDrafts, sendAllDraftsDeletion, sendDraft, sendDraftDeletion } from "./drafts-api.ts";
import { draftsText, type LocalDraft, mergeDrafts, readDrafts } from "./local-drafts.ts";

const keyOf = (tenantId: TenantId) => `pos-drafts.${tenantId}`;

function localDrafts(): LocalDraft[] {
  const user = currentUser();
  return user ? readDrafts(readStored(keyOf(user.tenant_id))) : [];
}

function keepDrafts(drafts: readonly LocalDraft[]): void {
  const user = currentUser();
  if (user) writeStored(keyOf(user.tenant_id), drafts.length === 0 ? null : draftsText(drafts));
}

/** Sends what was only kept here; what the server does not take stays here. */
async function shareDrafts(): Promise<void> {
  for (const draft of localDrafts().filter((draft) => !draft.isShared)) {
    const { uuid, nameRef, cart } = draft;
    const shared = await sendDraft({ body: { uuid, nameRef, cart } }).then(
      () => true,
      () => false,
    );
    if (shared)
      keepDrafts(localDrafts().map((draft) => (draft.uuid === uuid ? { ...draft, isShared: true } : draft)));
  }
}

export interface KnownDrafts {
  readonly drafts: readonly LocalDraft[];
  /** The server answered; otherwise other tills may have more, or fewer. */
  readonly isCurrent: boolean;
}

/** The drafts of the restaurant and those only this till has; without a server, what this till kept. */
export const draftsQuery = queryOptions({
  queryKey: ["pos", "drafts"],
  queryFn: async ({ signal }): Promise<KnownDrafts> => {
    await shareDrafts();
    const answer = await fetchDrafts({ signal }).catch(() => null);
    const drafts = mergeDrafts(localDrafts(), answer?.drafts ?? null);
    keepDrafts(drafts);
    return { drafts, isCurrent: answer !== null };
  },
  staleTime: 0,
});

interface PutAside {
  readonly nameRef: string;
  readonly cart: KeptCart;
  /** Of the draft that was deleted, when that is taken back. */
  readonly uuid?: string;
}

/** Saves, deletes one, deletes all: here at once, and on the server as soon as it answers. */
export function useDraftActions() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: draftsQuery.queryKey });
  const save = useMutation({
    mutationFn: async ({ nameRef, cart, uuid = clientUuid() }: PutAside) => {
      const draft = { uuid, nameRef, cart, date: new Date(), isShared: false };
      keepDrafts([draft, ...localDrafts()]);
      await shareDrafts();
    },
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: async ({ uuid, isShared }: LocalDraft) => {
      if (isShared) await sendDraftDeletion({ params: { uuid } });
      keepDrafts(localDrafts().filter((draft) => draft.uuid !== uuid));
    },
    onSettled: refresh,
  });
  const removeAll = useMutation({
    mutationFn: async () => {
      await sendAllDraftsDeletion();
      keepDrafts([]);
    },
    onSettled: refresh,
  });
  return { save, remove, removeAll };
}
