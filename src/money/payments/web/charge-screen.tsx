import { lazy, Suspense, useRef, useState } from "react";
import { PaidInvoicesButton } from "#money/refunds/web/public.ts";
import { useT } from "#platform/web/use-t.ts";
import { useOpenTill } from "#service/customer-display/web/public.ts";
import { AccountsBoard, heldCourses, type OpenAccount } from "#service/orders/web/public.ts";
import { ChargeCard } from "./charge-card.tsx";
import classes from "./charge-screen.module.css";
import { PayDialog } from "./pay-dialog.tsx";
import { type AccountToCharge, useAccountToCharge } from "./use-account-to-charge.ts";
import { useJustPaid } from "./use-just-paid.ts";

const HeldDialog = lazy(() =>
  import("./held/held-dialog.tsx").then((module) => ({ default: module.HeldDialog })),
);

export interface ChargeScreenProps {
  search: string;
  onSearch: (search: string) => void;
  /** The account to be charged at once; afterwards it leaves the address. */
  wanted: AccountToCharge | null;
}

/** /dashboard/order-charge */
export function ChargeScreen({ search, onSearch, wanted }: ChargeScreenProps) {
  const t = useT();
  useOpenTill();
  // The account as it was when the dialog opened: it stays open when its card leaves the list, being paid.
  const [paying, setPaying] = useState<OpenAccount | null>(null);
  const justPaid = useJustPaid();
  const board = useRef<HTMLDivElement>(null);
  // One with dishes that nobody has fired: what becomes of them is asked first.
  const [asking, setAsking] = useState<OpenAccount | null>(null);
  const charge = (account: OpenAccount) => {
    const isHolding = heldCourses(account).length > 0;
    (isHolding ? setAsking : setPaying)(account);
  };
  useAccountToCharge(wanted, { onPay: charge, onSearch });
  const close = () => {
    setPaying(null);
    setAsking(null);
    // The button that opened the dialog may be gone with its card; the keyboard goes on from the cards.
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
        actions={<PaidInvoicesButton />}
        empty={{ message: t("payments.empty"), hint: t("payments.empty_hint") }}
        of={justPaid.of}
        card={(account, now) => <ChargeCard account={account} now={now} onPay={charge} />}
      />
      {asking ? (
        <Suspense>
          <HeldDialog
            account={asking}
            onPay={(account) => {
              setAsking(null);
              setPaying(account);
            }}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {paying ? (
        <PayDialog
          key={paying.key}
          account={paying}
          onAllPaid={() => justPaid.show(paying)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
