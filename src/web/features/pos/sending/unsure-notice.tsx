import { IconPlugConnectedX } from "@tabler/icons-react";
import { EMPTY_CART } from "../../../../domain/cart/cart.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { useConfirm } from "../../../../ui/overlay/confirm-provider.tsx";
import { useT } from "../../../platform/use-t.ts";
import { usePos } from "../pos-context.ts";
import classes from "./unsure-notice.module.css";

/** The answer to a send was lost: what that means, and giving the send up after a look in the kitchen. */
export function UnsureNotice() {
  const { store, actions } = usePos();
  const t = useT();
  const confirm = useConfirm();
  const giveUp = async () => {
    const isConfirmed = await confirm({
      title: t("pos.send.give_up_title"),
      body: t("pos.send.give_up_body"),
      confirmLabel: t("pos.send.give_up"),
      cancelLabel: t("pos.send.go_back"),
      tone: "danger",
    });
    if (!isConfirmed) return;
    store.replace(EMPTY_CART);
    actions.newOrder();
  };
  return (
    <div className={classes.notice} data-tone="amber" role="alert">
      <IconPlugConnectedX size={20} aria-hidden="true" />
      <p>
        <strong>{t("pos.send.unsure_title")}.</strong> {t("pos.send.unsure")}
      </p>
      <Button variant="subtle" onClick={() => void giveUp()}>
        {t("pos.send.give_up")}
      </Button>
    </div>
  );
}
