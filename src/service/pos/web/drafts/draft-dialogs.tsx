import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { GuardedDialog } from "#platform/web/forms/guarded-dialog.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import type { SavedCart } from "#service/drafts/contract/drafts.ts";
import { DRAFT_NAME_MAX } from "#service/drafts/domain/draft.ts";
import { EntryCard, EntryList } from "#ui/data/entry-list.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import { isSoldOut } from "../menu/pos-menu.ts";
import { usePos } from "../pos-context.ts";
import { draftsQuery, type LocalDraft, useDraftActions } from "./draft-actions.ts";
import { cartOfDraft, savedCartOf } from "./saved-cart.ts";
import { useLoadCart } from "./use-load-cart.ts";

const refreshKeys = [draftsQuery.queryKey];

/** Lists the drafts of this and other tills: load, delete, delete all. */
export function DraftsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const confirm = useConfirm();
  const { data } = useQuery(draftsQuery);
  const drafts = data?.drafts;
  useRealtimeRefresh(["drafts_changed"], refreshKeys);
  const actions = useDraftActions();
  const isBusy = actions.remove.isPending || actions.removeAll.isPending;
  const confirmRemoveAll = async () => {
    const question = { title: t("drafts.all_title"), confirmLabel: t("drafts.all"), tone: "danger" } as const;
    if (await confirm(question)) actions.removeAll.mutate(undefined, { onError: showError });
  };
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={t("common.drafts")}
      footer={
        drafts && drafts.length > 0 ? (
          <Button variant="subtle" tone="danger" disabled={isBusy} onClick={() => void confirmRemoveAll()}>
            {t("drafts.all")}
          </Button>
        ) : null
      }
    >
      {data?.isCurrent === false ? (
        <Text below={8} size="sm" role="status" tone="amber">
          {t("drafts.not_current")}
        </Text>
      ) : null}
      {drafts === undefined ? (
        <ListSkeleton label={t("qrOrders.loading")} count={3} rowHeight={120} />
      ) : drafts.length === 0 ? (
        <EmptyState size="small" picture={<OrdersPicture />} message={t("drafts.empty")} />
      ) : (
        <EntryList>
          {drafts.map((draft) => (
            <DraftCard key={draft.uuid} draft={draft} actions={actions} isBusy={isBusy} onLoaded={onClose} />
          ))}
        </EntryList>
      )}
    </AppDialog>
  );
}

interface DraftCardProps {
  draft: LocalDraft;
  actions: ReturnType<typeof useDraftActions>;
  isBusy: boolean;
  onLoaded: () => void;
}

function DraftCard({ draft, actions: { save, remove }, isBusy, onLoaded }: DraftCardProps) {
  const { menu } = usePos();
  const t = useT();
  const load = useLoadCart(onLoaded);
  const { nameRef, date, isShared, cart } = draft;
  const pieces = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  const hasSoldOut = cart.lines.some((line) =>
    [line, ...(line.parts ?? [])].some(({ id }) => isSoldOut(menu, id)),
  );
  const offerUndo = () =>
    toastUndo({
      message: t("drafts.removed", { name: nameRef }),
      undoLabel: t("common.undo"),
      // A deleted draft does not come back, but its cart does as a new draft.
      onUndo: () => save.mutate({ nameRef, cart }),
    });
  return (
    <EntryCard
      title={nameRef}
      details={[
        factsText([
          formatDateTime(date),
          t("common.items_count", { count: pieces }),
          ...(isShared ? [] : [t("drafts.only_here")]),
        ]),
      ]}
      warning={hasSoldOut ? t("drafts.has_sold_out") : null}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => void load(cartOfDraft(draft, menu, clientUuid))}>
            {t("drafts.load")}
          </Button>
          <Button
            variant="subtle"
            tone="danger"
            disabled={isBusy}
            onClick={() => remove.mutate(draft, { onError: showError, onSuccess: offerUndo })}
          >
            {t("drafts.delete")}
          </Button>
        </>
      }
    />
  );
}

/**
 * Saves the cart as a draft and empties it. A loaded draft is replaced, or saved separately if another till changed it
 * meanwhile. If it was sent or deleted elsewhere, a question offers to save a new one.
 */
export function SaveDraftDialog({ onClose }: { onClose: () => void }) {
  const { store, menu, actions } = usePos();
  const t = useT();
  const formId = useId();
  const save = useSaveDraft();
  const loaded = useLoadedDraft();
  const [name, setName] = useState(loaded?.nameRef ?? "");
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { cart } = store.getState();
    const saved = savedCartOf(cart, menu);
    const nameRef = name.trim();
    setMissing(nameRef === "");
    if (nameRef === "" || saved === null || !actions.clearSaved(cart)) return;
    // Stored on this till at once; sharing it with other tills may take longer.
    void save({ nameRef, cart: saved }, cart);
    onClose();
  };
  return (
    <GuardedDialog
      opened
      isDirty={name !== (loaded?.nameRef ?? "")}
      onClose={onClose}
      title={t("drafts.save_title")}
      size="small"
      footer={
        <Button type="submit" form={formId} size="lg" fullWidth>
          {t("drafts.save")}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={t("drafts.name")}
          value={name}
          maxLength={DRAFT_NAME_MAX}
          error={isMissing ? t("drafts.name_missing") : null}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
      </form>
    </GuardedDialog>
  );
}

/** Returns the draft loaded into the cart, if this till knows it. */
function useLoadedDraft() {
  const { store } = usePos();
  const { draftId } = store.getState().cart;
  const known = useQueryClient().getQueryData(draftsQuery.queryKey);
  return known?.drafts.find(({ uuid }) => uuid === draftId);
}

/** Saves a cart in place of its draft and says so, or asks what to do if that draft has ended. */
function useSaveDraft() {
  const { store } = usePos();
  const t = useT();
  const { save } = useDraftActions();
  const confirm = useConfirm();
  return async (draft: { readonly nameRef: string; readonly cart: SavedCart }, cart: Cart): Promise<void> => {
    const isNew = cart.draftId === null;
    const saving = save.mutateAsync({
      ...draft,
      uuid: cart.draftId ?? undefined,
      replaces: cart.draftDate ?? undefined,
    });
    // A new draft is already safe on this till; only a loaded one can conflict with other tills.
    const outcome = isNew ? "saved" : await saving;
    if (outcome === "separate") return;
    if (outcome === "ended") {
      const isWanted = await confirm({
        title: t("drafts.closed.title"),
        body: t("drafts.closed.save_body"),
        confirmLabel: t("drafts.closed.save"),
      });
      if (!isWanted) {
        if (store.getState().cart.lines.length === 0) store.change({ ...cart, draftId: null });
        return;
      }
      await save.mutateAsync(draft);
    }
    toastSuccess(t("drafts.reply.saved", { name: draft.nameRef }));
  };
}
