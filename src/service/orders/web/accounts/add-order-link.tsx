import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { accountName, accountWithCustomer } from "./account-name.ts";
import classes from "./add-order-link.module.css";
import type { OpenAccount } from "./open-accounts.ts";

/**
 * To the POS with the table in the address and in the navigation state (operations §2), or with the account that has no
 * table. Not there for whom the POS is closed, nor for takeaway and delivery that are paid: a further order of theirs is
 * an account of its own.
 */
export function AddOrderLink({ account }: { account: OpenAccount }) {
  const t = useT();
  const user = useUser();
  if (user === null || !mayDo(actorOf(user), "order.create")) return null;
  const search = addressOf(account, t);
  if (search === null) return null;
  return (
    <Link
      to="/dashboard/pos"
      search={search}
      state={(before) => ({ ...before, ...search })}
      className={classes.link}
      aria-label={t("orders.card.add_order_to", { account: accountName(account, t) })}
    >
      <IconPlus size={18} aria-hidden="true" />
      {t("orders.card.add_order")}
    </Link>
  );
}

function addressOf(account: OpenAccount, t: Translate) {
  const { table_id: tableId, table_title: tableTitle, delivery_type: option } = account;
  if (tableId !== null) return { tableId, tableName: tableTitle ?? undefined };
  const [party] = account.accounts;
  const [accountOrder] = account.order_ids;
  if (party === undefined || accountOrder === undefined || option === "dinein") return null;
  const name = accountWithCustomer(account, t);
  const accountSource = account.orders[0]?.source;
  return { accountId: party.id, accountOrder, accountName: name, accountOption: option, accountSource };
}
