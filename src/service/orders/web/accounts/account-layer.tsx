import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useT } from "#platform/web/use-t.ts";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { SidePanel } from "#ui/overlay/side-panel.tsx";
import { AccountDetails, AccountFoot } from "./account-details.tsx";
import { accountName, type OpenAccount } from "./open-accounts.ts";

/** Parts that a screen adds to the details of an account. */
export interface DetailsOfScreen {
  /** Above the orders. */
  readonly summary?: ReactNode;
  /** The main action at the foot. */
  readonly action: ReactNode;
}

interface AccountLayerProps {
  account: OpenAccount;
  now: number;
  ofScreen: DetailsOfScreen;
  onClose: () => void;
}

/** From this width the details stand beside the list. */
const WIDE = "(min-width: 1024px)";

/** Shows the details of an account: beside the list where there is room, as a sheet or dialog elsewhere. */
export function AccountLayer({ account, now, ofScreen, onClose }: AccountLayerProps) {
  const t = useT();
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const shared = {
    title: accountName(account, t),
    onClose,
    footer: <AccountFoot account={account} action={ofScreen.action} />,
    children: <AccountDetails account={account} now={now} summary={ofScreen.summary} />,
  };
  return isWide ? <SidePanel key={account.key} {...shared} /> : <AppDialog opened {...shared} />;
}
