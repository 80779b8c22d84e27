import { IconReceipt } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { mayEnter } from "../../../domain/access/may-enter.ts";
import { screens } from "../../../domain/access/screens.ts";
import { actorOf, useUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import { screenLook } from "../../screens.tsx";
import classes from "./pos-toolbar.module.css";

/** To the open accounts; not there for whom it would lead to /no-access, nor before that screen exists. */
export function TableOrdersLink() {
  const t = useT();
  const user = useUser();
  if (!user || !mayEnter(actorOf(user), "orders") || screenLook("orders") === undefined) return null;
  const label = t("pos.screen.table_orders");
  return (
    <Link to={screens.orders.path} className={classes.button} aria-label={label} title={label}>
      <IconReceipt size={20} aria-hidden="true" />
      <span className={classes.word}>{label}</span>
    </Link>
  );
}
