import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { GuardedDialog } from "#platform/web/forms/guarded-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import { clearCart } from "#service/cart/domain/edit-cart.ts";
import type { KeptCart } from "#service/drafts/contract/drafts.ts";
import { DRAFT_NAME_MAX } from "#service/drafts/domain/draft.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { usePos } from "../pos-context.ts";
import { draftsQuery, useDraftActions } from "./draft-actions.ts";
import { keptCartOf } from "./kept-cart.ts";

/**
 * Puts the cart aside under a reference name; the cart is empty afterwards. A draft that was loaded is saved in its
 * place, beside it when another till has changed it meanwhile; one that was sent or deleted elsewhere only as a new one,
 * after a question.
 */
export function SaveDraftDialog({ onClose }: { onClose: () => void }) {
  const { store, menu } = usePos();
  const t = useT();
  const formId = useId();
  const save = useSaveDraft();
  const loaded = useLoadedDraft();
  const [name, setName] = useState(loaded?.nameRef ?? "");
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { cart } = store.getState();
    const kept = keptCartOf(cart, menu);
    const nameRef = name.trim();
    setMissing(nameRef === "");
    if (nameRef === "" || kept === null || !store.change(clearCart(cart))) return;
    // Kept here at once; sharing it with the other tills may take its time.
    void save({ nameRef, cart: kept }, cart);
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

/** The draft that was loaded into the cart, as this till knows it. */
function useLoadedDraft() {
  const { store } = usePos();
  const { draftId } = store.getState().cart;
  const known = useQueryClient().getQueryData(draftsQuery.queryKey);
  return known?.drafts.find(({ uuid }) => uuid === draftId);
}

/** Saves what was in a cart, in the place of the draft it came from; says so, or asks what to do when that one has ended. */
function useSaveDraft() {
  const { store } = usePos();
  const t = useT();
  const { save } = useDraftActions();
  const confirm = useConfirm();
  return async (draft: { readonly nameRef: string; readonly cart: KeptCart }, cart: Cart): Promise<void> => {
    const isNew = cart.draftId === null;
    const saving = save.mutateAsync({
      ...draft,
      uuid: cart.draftId ?? undefined,
      replaces: cart.draftDate ?? undefined,
    });
    // A new one is safe on this till already; only one that was loaded may meet what others did.
    const outcome = isNew ? "kept" : await saving;
    if (outcome === "beside") return;
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
