import { IconReceipt, IconX } from "@tabler/icons-react";
import { useT } from "#platform/web/use-t.ts";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { usePos } from "../pos-context.ts";
import classes from "./cart-account-mark.module.css";

/** In the place of the table: the open account that gets this order, and how to make it one of its own again. */
export function CartAccountMark({ name }: { name: string }) {
  const { actions } = usePos();
  const t = useT();
  return (
    <p className={classes.mark} data-tone="blue">
      <IconReceipt size={18} aria-hidden="true" />
      <span className={classes.text}>
        <span className={classes.hint}>{t("pos.account.further")} </span>
        <strong>{name}</strong>
      </span>
      <IconButton label={t("pos.account.leave")} icon={<IconX size={18} />} onClick={actions.leaveAccount} />
    </p>
  );
}
