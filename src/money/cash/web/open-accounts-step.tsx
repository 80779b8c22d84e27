import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UserId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { formatAmount } from "#platform/web/format.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { floorQuery } from "#service/floor/web/public.ts";
import { handOver } from "#service/orders/contract/accounts.ts";
import { accountName, type OpenAccount, openAccountsQuery } from "#service/orders/web/public.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Box } from "#ui/layout/layout.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import classes from "./cash.module.css";

/** Lists the accounts that still have to pay when the drawer is closed; each can be handed to somebody who stays. */
export function OpenAccountsStep({ currency }: { currency: string }) {
  const t = useT();
  const mayDo = useMayDo();
  const open = useQuery(openAccountsQuery);
  if (open.data?.accounts.length === 0)
    return (
      <EmptyState
        size="small"
        picture={<ReceiptPicture />}
        message={t("common.no_open_accounts")}
        hint={t("cash.close.no_accounts_hint")}
      />
    );
  if (open.data)
    return (
      <>
        <p className={classes.secondary}>{t("cash.close.accounts_hint")}</p>
        <Box as="ul" above={12}>
          {open.data.accounts.map((account) => (
            <li key={account.key} className={classes.account}>
              <span className={classes.accountName}>{accountName(account, t)}</span>
              <span className={classes.worth}>{formatAmount(account.balance, currency)}</span>
              {mayDo("order.move") ? <HandOver account={account} /> : null}
            </li>
          ))}
        </Box>
      </>
    );
  if (open.isError) return <QueryFailure query={open} />;
  return <ListSkeleton label={t("ui.loading")} count={4} />;
}

function HandOver({ account }: { account: OpenAccount }) {
  const t = useT();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const floor = useQuery({ ...floorQuery, enabled: isOpen });
  const waiters = floor.data?.waiters ?? [];
  const handing = useMutation({
    mutationFn: (waiterId: UserId) =>
      call(handOver, { body: { orderIds: [...account.order_ids], waiterId } }),
    onSettled: () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
  const name = accountName(account, t);
  const give = (value: string | null) => {
    const waiter = waiters.find((waiter) => String(waiter.id) === value);
    if (!waiter) return;
    handing.mutate(waiter.id, {
      onSuccess: ({ message }) => {
        toastSuccess(message);
        setOpen(false);
      },
      onError: showError,
    });
  };
  if (!isOpen)
    return (
      <Button
        variant="default"
        disabled={account.order_ids.length === 0}
        aria-label={t("cash.close.hand_over_named", { account: name })}
        onClick={() => setOpen(true)}
      >
        {t("common.hand_over")}
      </Button>
    );
  return (
    <SelectField
      label={t("cash.close.hand_over_to", { account: name })}
      options={waiters.map((person) => ({ value: String(person.id), label: person.name }))}
      value={null}
      onChange={give}
      disabled={handing.isPending}
    />
  );
}
