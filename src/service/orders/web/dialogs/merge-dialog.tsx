import { useState } from "react";
import { formatAmount } from "#platform/web/format.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { useAccountChange } from "../accounts/account-changes.ts";
import type { AccountDialogProps } from "../accounts/account-dialog.ts";
import { accountName, mergeableParties } from "../accounts/open-accounts.ts";
import { DialogFooter, partyOptions } from "./dialog-parts.tsx";

/**
 * Chooses another open account that takes everything unpaid of this one; with several parties at the table, also
 * which of them moves.
 */
export function MergeAccountsDialog({ account, accounts, onClose }: AccountDialogProps) {
  const t = useT();
  const currency = useUser()?.currency ?? "";
  const [chosen, setChosen] = useState<string | null>(null);
  const { mutate, isPending } = useAccountChange(onClose);
  const own = mergeableParties(account);
  const options = partyOptions(accounts, t).filter(
    (option) =>
      mergeableParties(option.account).some((party) => party.id === option.id) &&
      own.some((party) => party.id !== option.id),
  );
  const into = options.find((option) => String(option.id) === chosen);
  const merge = () => {
    if (!into) return;
    const accountIds = own.map((party) => party.id).filter((id) => id !== into.id);
    mutate({ kind: "merge", body: { accountIds, intoAccountId: into.id } });
  };
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={t("orders.account.merge.title", { account: accountName(account, t) })}
      footer={
        <DialogFooter
          label={
            into
              ? t("orders.account.merge.confirm_into", { account: into.label })
              : t("orders.account.merge.confirm")
          }
          missing={into ? null : t("orders.account.merge.choose")}
          busy={isPending}
          onClose={onClose}
          onConfirm={merge}
        />
      }
    >
      <Stack gap={16}>
        <Muted>{t("orders.account.merge.hint")}</Muted>
        <ChoiceList
          mode="single"
          label={t("orders.account.merge.choose")}
          value={chosen === null ? [] : [chosen]}
          onChange={([value]) => setChosen(value ?? null)}
          choices={options.map((option) => ({
            value: String(option.id),
            label: option.label,
            aside: formatAmount(option.account.balance, currency),
          }))}
          error={
            options.length > 0
              ? null
              : t(own.length === 0 ? "orders.account.merge.partly_paid" : "orders.account.merge.nothing")
          }
        />
      </Stack>
    </AppDialog>
  );
}
