import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from "react";
import type { AccountDialog } from "./account-dialog.ts";
import type { OpenAccount } from "./open-accounts.ts";

type OpenDialog = (account: OpenAccount, dialog: AccountDialog) => void;

const DialogsContext = createContext<OpenDialog>(() => undefined);

/** Returns the function that opens account dialogs; the code of each loads on first use. */
export function useAccountDialogs(): OpenDialog {
  return use(DialogsContext);
}

const AccountDialogHost = lazy(() =>
  import("./account-dialog-host.tsx").then((module) => ({ default: module.AccountDialogHost })),
);

interface AccountDialogsProps {
  accounts: readonly OpenAccount[];
  children: ReactNode;
}

/**
 * Holds the one open dialog of the screen. It shows the account as it is now; the dialog of an account that is
 * gone closes.
 */
export function AccountDialogs({ accounts, children }: AccountDialogsProps) {
  const [opened, setOpened] = useState<{ key: string; dialog: AccountDialog } | null>(null);
  const open = useMemo<OpenDialog>(() => (account, dialog) => setOpened({ key: account.key, dialog }), []);
  const account = opened && accounts.find((account) => account.key === opened.key);
  return (
    <DialogsContext value={open}>
      {children}
      {opened && account ? (
        <Suspense fallback={null}>
          <AccountDialogHost
            account={account}
            accounts={accounts}
            dialog={opened.dialog}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </DialogsContext>
  );
}
