import { IconReceipt } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import classes from "./pos-toolbar.module.css";

/** Link to the open accounts, for those who may enter that screen. */
export function TableOrdersLink() {
  const t = useT();
  const user = useUser();
  if (!user || !mayEnter(actorOf(user), "orders")) return null;
  const label = t("pos.screen.table_orders");
  return (
    <Link to={screens.orders.path} className={classes.button} aria-label={label} title={label}>
      <IconReceipt size={20} aria-hidden="true" />
      <span className={classes.word}>{t("pos.tools.accounts")}</span>
    </Link>
  );
}
