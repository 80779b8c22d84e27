import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import { PaidInvoicesButton } from "#money/refunds/web/public.ts";
import { useT } from "#platform/web/use-t.ts";
import { useOpenTill } from "#service/customer-display/web/public.ts";
import { TableJump } from "#service/floor/web/public.ts";
import type { OrderView } from "#service/orders/domain/order-views.ts";
import {
  AccountsBoard,
  heldCourses,
  type OpenAccount,
  openAccountsQuery,
} from "#service/orders/web/public.ts";
import classes from "./charge-screen.module.css";
import { ChargeSummary, ChargeTile, PayButton } from "./charge-tile.tsx";
import { PayDialog } from "./pay-dialog.tsx";
import { type AccountToCharge, useAccountToCharge } from "./use-account-to-charge.ts";

const HeldDialog = lazy(() => import("./held-dialog.tsx").then((module) => ({ default: module.HeldDialog })));

interface ChargeScreenProps {
  search: string;
  onSearch: (search: string) => void;
  view: OrderView;
  onView: (view: OrderView) => void;
  /** The account to charge at once; afterwards it leaves the address. */
  wanted: AccountToCharge | null;
}

/** /dashboard/order-charge */
export function ChargeScreen({ search, onSearch, view, onView, wanted }: ChargeScreenProps) {
  const t = useT();
  useOpenTill();
  // The account as it was when the dialog opened: it stays when its paid card leaves the list.
  const [paying, setPaying] = useState<OpenAccount | null>(null);
  const justPaid = useRecentlyPaid();
  const [opened, setOpened] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  // An account with dishes that nobody has fired: the cashier decides about them first.
  const [asking, setAsking] = useState<OpenAccount | null>(null);
  const charge = (account: OpenAccount) => {
    const isHolding = heldCourses(account).length > 0;
    (isHolding ? setAsking : setPaying)(account);
  };
  useAccountToCharge(wanted, { onPay: charge, onSearch });
  const close = () => {
    setPaying(null);
    setAsking(null);
    // The button that opened the dialog may be gone with its card; the keyboard continues from the cards.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) board.current?.focus();
    });
  };
  return (
    <div ref={board} tabIndex={-1} className={classes.board}>
      <AccountsBoard
        title={t("screens.orderCharge")}
        search={search}
        onSearch={onSearch}
        view={view}
        onView={onView}
        actions={<PaidInvoicesButton />}
        empty={{ message: t("payments.empty"), hint: t("payments.empty_hint") }}
        of={justPaid.of}
        tile={(props) => <ChargeTile {...props} onPay={charge} />}
        details={(account) => ({
          summary: <ChargeSummary account={account} />,
          action: <PayButton account={account} words="whole" onPay={charge} />,
        })}
        opened={opened}
        onOpened={setOpened}
      >
        <ChargeJump onOpened={setOpened} />
      </AccountsBoard>
      <ChargeDialogs
        asking={asking}
        paying={paying}
        onPay={(account) => {
          setAsking(null);
          setPaying(account);
        }}
        onAllPaid={justPaid.show}
        onClose={close}
      />
    </div>
  );
}

interface ChargeDialogsProps {
  /** The account whose held dishes are decided about first. */
  asking: OpenAccount | null;
  paying: OpenAccount | null;
  onPay: (account: OpenAccount) => void;
  onAllPaid: (account: OpenAccount) => void;
  onClose: () => void;
}

/** The payment of an account, and the question that may come before it. */
function ChargeDialogs({ asking, paying, onPay, onAllPaid, onClose }: ChargeDialogsProps) {
  return (
    <>
      {asking ? (
        <Suspense>
          <HeldDialog account={asking} onPay={onPay} onClose={onClose} />
        </Suspense>
      ) : null}
      {paying ? (
        <PayDialog key={paying.key} account={paying} onAllPaid={() => onAllPaid(paying)} onClose={onClose} />
      ) : null}
    </>
  );
}

/** A number and Enter show the account of that table, from anywhere on the screen. */
function ChargeJump({ onOpened }: { onOpened: (key: string) => void }) {
  const { data } = useQuery(openAccountsQuery);
  const tables = (data?.accounts ?? []).flatMap(({ key, table_id: id, table_title: title }) =>
    id === null || title === null ? [] : [{ id, title, key }],
  );
  return <TableJump tables={tables} onTable={({ key }) => onOpened(key)} />;
}

/** Milliseconds for which an account that was just paid stays visible, for its bag to be handed over. */
const SEEN_MS = 8_000;

/** Returns the accounts with something to pay and, for some seconds, those that were paid here. */
function useRecentlyPaid() {
  const [paid, setPaid] = useState<readonly OpenAccount[]>([]);
  return {
    /** Called when the account was paid to the last cent. */
    show: (account: OpenAccount) => {
      const shown = asPaid(account);
      setPaid((before) => [shown, ...before]);
      setTimeout(() => setPaid((before) => before.filter((other) => other !== shown)), SEEN_MS);
    },
    of: (open: readonly OpenAccount[]) => {
      const toPay = open.filter((account) => account.order_ids.length > 0);
      const seen = paid.filter(({ key }) => toPay.every((account) => account.key !== key));
      return [...seen, ...toPay];
    },
  };
}

function asPaid(account: OpenAccount): OpenAccount {
  return {
    ...account,
    orders: account.orders.map((order) => ({ ...order, payment_status: "paid" as const })),
    order_ids: [],
    billRequest: null,
  };
}
