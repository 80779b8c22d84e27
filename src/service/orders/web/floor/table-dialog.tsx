import { useQuery } from "@tanstack/react-query";
import { useT } from "#platform/web/use-t.ts";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { AccountCard } from "../accounts/account-card.tsx";
import { accountName } from "../accounts/account-name.ts";
import { openAccountsQuery } from "../accounts/orders-api.ts";
import { useServerNow } from "../accounts/use-server-now.ts";

export interface TableDialogProps {
  /** Key of the account; null while none is looked at. */
  tableKey: string | null;
  onClose: () => void;
}

/** The card of one table over the floor plan, with everything that can be done to it. */
export function TableDialog({ tableKey, onClose }: TableDialogProps) {
  const t = useT();
  const { data } = useQuery(openAccountsQuery);
  const now = useServerNow(data?.clockAhead ?? 0, data?.accounts);
  const account = data?.accounts.find((account) => account.key === tableKey);
  if (!account) return null;
  return (
    <AppDialog opened onClose={onClose} title={accountName(account, t)}>
      <AccountCard account={account} now={now} />
    </AppDialog>
  );
}
