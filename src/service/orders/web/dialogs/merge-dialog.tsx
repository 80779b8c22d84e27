import { useState } from "react";
import type { AccountId } from "#platform/domain/ids.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { TablePicker, useFloor } from "#service/floor/web/public.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { useAccountChange } from "../accounts/account-changes.ts";
import type { AccountDialogProps } from "../accounts/account-dialog.ts";
import { accountName, mergeableParties } from "../accounts/open-accounts.ts";
import { DialogFooter, type PartyOption, partyOptions } from "./dialog-parts.tsx";
import { pickableTables, whoseAccount } from "./table-accounts.ts";

/**
 * Chooses another open account that takes everything unpaid of this one: its table on the plan, or one without a
 * table from a list; with several parties at the table, also which of them.
 */
export function MergeAccountsDialog({ account, accounts, onClose }: AccountDialogProps) {
  const t = useT();
  const [chosen, setChosen] = useState<AccountId | null>(null);
  const { mutate, isPending } = useAccountChange(onClose);
  const own = mergeableParties(account);
  const options = partyOptions(accounts, t).filter(
    (option) =>
      mergeableParties(option.account).some((party) => party.id === option.id) &&
      own.some((party) => party.id !== option.id),
  );
  const into = options.find((option) => option.id === chosen);
  const merge = () => {
    if (!into) return;
    const accountIds = own.map((party) => party.id).filter((id) => id !== into.id);
    mutate({ kind: "merge", body: { accountIds, intoAccountId: into.id } });
  };
  return (
    <AppDialog
      opened
      size="large"
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
        {options.length > 0 ? (
          <OptionsToMerge options={options} into={into} onChoose={setChosen} />
        ) : (
          <Text tone="red">
            {t(own.length === 0 ? "orders.account.merge.partly_paid" : "orders.account.merge.nothing")}
          </Text>
        )}
      </Stack>
    </AppDialog>
  );
}

interface OptionsToMergeProps {
  options: readonly PartyOption[];
  into: PartyOption | undefined;
  onChoose: (id: AccountId) => void;
}

/** The tables whose accounts can take it, the parties of the chosen one where there are several, and the rest. */
function OptionsToMerge({ options, into, onChoose }: OptionsToMergeProps) {
  const t = useT();
  const currency = useUser()?.currency ?? "";
  const { data: floor } = useFloor();
  const tables = pickableTables(floor?.tables ?? []);
  const at = (id: (typeof tables)[number]["id"]) => options.filter(({ account }) => account.table_id === id);
  const known = new Set(tables.filter(({ id }) => at(id).length > 0).map(({ id }) => id));
  const there = into?.account.table_id == null ? [] : at(into.account.table_id);
  const elsewhere = options.filter(({ account: { table_id } }) => table_id === null || !known.has(table_id));
  return (
    <>
      {known.size > 0 ? (
        <TablePicker
          label={t("orders.account.merge.choose")}
          tables={tables}
          value={into?.account.table_id ?? null}
          onChange={(id) => {
            const [first] = at(id);
            if (first) onChoose(first.id);
          }}
          stateOf={({ id }) => {
            const [first] = at(id);
            return first
              ? { isFree: false, note: whoseAccount(first.account, currency, t, "plan") }
              : { isFree: false, note: "", isDisabled: true };
          }}
        />
      ) : null}
      {there.length > 1 ? (
        <Parties label={t("orders.account.merge.which")} options={there} into={into} onChoose={onChoose} />
      ) : null}
      {elsewhere.length > 0 ? (
        <Parties
          label={t(known.size > 0 ? "common.no_table" : "orders.account.merge.choose")}
          options={elsewhere}
          into={into}
          onChoose={onChoose}
        />
      ) : null}
    </>
  );
}

function Parties({ label, options, into, onChoose }: OptionsToMergeProps & { label: string }) {
  const currency = useUser()?.currency ?? "";
  return (
    <ChoiceList
      mode="single"
      label={label}
      value={into === undefined ? [] : [String(into.id)]}
      onChange={([value]) => {
        const option = options.find(({ id }) => String(id) === value);
        if (option) onChoose(option.id);
      }}
      choices={options.map((option) => ({
        value: String(option.id),
        label: option.label,
        aside: formatAmount(option.account.balance, currency),
      }))}
    />
  );
}
