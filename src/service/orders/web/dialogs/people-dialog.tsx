import { useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { useSetPeople } from "../accounts/account-acts.ts";
import type { AccountDialogProps } from "../accounts/account-dialog.ts";
import classes from "../accounts/account-dialogs.module.css";
import { accountName } from "../accounts/account-name.ts";
import { partyOptions } from "../accounts/party-options.ts";
import { DialogFooter } from "./dialog-footer.tsx";

const MOST_PEOPLE = 500;

/** How many people each party is; 0 is "nobody counted". */
export function PeopleDialog({ account, onClose }: AccountDialogProps) {
  const t = useT();
  const [people, setPeople] = useState(
    () => new Map(account.accounts.map((party) => [party.id, party.people ?? 0])),
  );
  const { mutate, isPending } = useSetPeople(onClose);
  const save = () =>
    mutate(
      account.accounts
        .filter((party) => (people.get(party.id) ?? 0) !== (party.people ?? 0))
        .map(({ id }) => ({ accountId: id, people: people.get(id) || null })),
    );
  return (
    <AppDialog
      opened
      compact
      size="small"
      onClose={onClose}
      title={t("orders.account.people.title", { account: accountName(account, t) })}
      footer={
        <DialogFooter
          label={t("orders.account.people.confirm")}
          busy={isPending}
          onClose={onClose}
          onConfirm={save}
        />
      }
    >
      {partyOptions([account], t).map(({ id, label }) => (
        <div key={id} className={classes.row}>
          <span className={classes.name}>
            {account.accounts.length > 1 ? label : t("orders.account.people.label")}
          </span>
          <QuantityInput
            label={account.accounts.length > 1 ? label : t("orders.account.people.label")}
            value={people.get(id) ?? 0}
            min={0}
            max={MOST_PEOPLE}
            onChange={(value) => setPeople((before) => new Map(before).set(id, value))}
          />
        </div>
      ))}
    </AppDialog>
  );
}
