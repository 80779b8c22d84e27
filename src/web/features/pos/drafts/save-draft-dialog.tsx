import { type FormEvent, useId, useState } from "react";
import { clearCart } from "../../../../domain/cart/edit-cart.ts";
import { DRAFT_NAME_MAX } from "../../../../domain/drafts/draft.ts";
import { toastSuccess } from "../../../../ui/feedback/toast.tsx";
import { Button } from "../../../../ui/forms/button.tsx";
import { TextField } from "../../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../../ui/overlay/app-dialog.tsx";
import { useT } from "../../../platform/use-t.ts";
import { usePos } from "../pos-context.ts";
import { useDraftActions } from "./draft-actions.ts";
import { keptCartOf } from "./kept-cart.ts";

/** Puts the cart aside under a reference name; the cart is empty afterwards. */
export function SaveDraftDialog({ onClose }: { onClose: () => void }) {
  const { store } = usePos();
  const t = useT();
  const formId = useId();
  const { save } = useDraftActions();
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { cart } = store.getState();
    const kept = keptCartOf(cart);
    const nameRef = name.trim();
    setMissing(nameRef === "");
    if (nameRef === "" || kept === null || !store.change(clearCart(cart))) return;
    // Kept here at once; sharing it with the other tills may take its time.
    save.mutate({ nameRef, cart: kept });
    toastSuccess(t("drafts.reply.saved", { name: nameRef }));
    onClose();
  };
  return (
    <AppDialog
      opened
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
    </AppDialog>
  );
}
