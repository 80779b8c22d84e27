import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { mayDo } from "../../../../domain/access/actions.ts";
import { actorOf, useUser } from "../../../platform/session/session.ts";
import { useT } from "../../../platform/use-t.ts";
import { accountName } from "./account-name.ts";
import classes from "./add-order-link.module.css";
import type { OpenAccount } from "./open-accounts.ts";

/**
 * To the POS with the table in the address and in the navigation state (operations §2). Not there for whom the POS is
 * closed, nor without a table: an order without one is an account of its own and cannot be added to another.
 */
export function AddOrderLink({ account }: { account: OpenAccount }) {
  const t = useT();
  const user = useUser();
  const { table_id: tableId, table_title: tableTitle } = account;
  if (tableId === null || user === null || !mayDo(actorOf(user), "order.create")) return null;
  const table = { tableId, tableName: tableTitle ?? undefined };
  return (
    <Link
      to="/dashboard/pos"
      search={table}
      state={(before) => ({ ...before, ...table })}
      className={classes.link}
      aria-label={t("orders.card.add_order_to", { account: accountName(account, t) })}
    >
      <IconPlus size={18} aria-hidden="true" />
      {t("orders.card.add_order")}
    </Link>
  );
}
