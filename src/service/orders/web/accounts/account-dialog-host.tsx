import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { floorQuery } from "#service/floor/web/public.ts";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { Span } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { CourtesyDialog } from "../dialogs/courtesy-dialog.tsx";
import { DialogFooter, partyOptions } from "../dialogs/dialog-parts.tsx";
import { LineDiscountDialog } from "../dialogs/line-discount-dialog.tsx";
import { MergeAccountsDialog } from "../dialogs/merge-dialog.tsx";
import { MoveLinesDialog } from "../dialogs/move-lines-dialog.tsx";
import { MoveTableDialog } from "../dialogs/move-table-dialog.tsx";
import { CancelAccountDialog, VoidLineDialog } from "../dialogs/void-dialogs.tsx";
import { foldItems, lineIdsOf, type SoldItem } from "../fold-items.ts";
import { useAccountChange, useSetPeople } from "./account-changes.ts";
import type { AccountDialog, AccountDialogProps } from "./account-dialog.ts";
import classes from "./account-dialogs.module.css";
import { accountName } from "./open-accounts.ts";

/** Shows the open dialog. */
export function AccountDialogHost({ dialog, ...props }: AccountDialogProps & { dialog: AccountDialog }) {
  switch (dialog.kind) {
    case "move":
      return <MoveTableDialog {...props} />;
    case "merge":
      return <MergeAccountsDialog {...props} />;
    case "lines":
      return <MoveLinesDialog {...props} />;
    case "hand_over":
      return <HandOverDialog {...props} />;
    case "people":
      return <PeopleDialog {...props} />;
    case "cancel":
      return <CancelAccountDialog {...props} />;
    case "void":
      return <VoidLineDialog {...props} lineId={dialog.lineId} pieces={dialog.pieces} />;
    case "courtesy":
      return <OfLine Dialog={CourtesyDialog} lineId={dialog.lineId} {...props} />;
    case "discount":
      return <OfLine Dialog={LineDiscountDialog} lineId={dialog.lineId} {...props} />;
    default:
      return unreachable(dialog);
  }
}

interface OfLineProps extends Omit<AccountDialogProps, "accounts"> {
  Dialog: ComponentType<{ line: SoldItem; onClose: () => void }>;
  lineId: OrderLineId;
}

/** Shows a dialog about the current line; closes when the line is gone. */
function OfLine({ Dialog, account, lineId, onClose }: OfLineProps) {
  const items = foldItems(account.orders.flatMap((order) => order.items));
  const line = items.find((item) => lineIdsOf(item).includes(lineId));
  return line ? <Dialog line={line} onClose={onClose} /> : null;
}

const MAX_PEOPLE = 500;

/** Sets the people of each party; 0 means not counted. */
function PeopleDialog({ account, onClose }: AccountDialogProps) {
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
      footer={<DialogFooter label={t("common.save")} busy={isPending} onClose={onClose} onConfirm={save} />}
    >
      {partyOptions([account], t).map(({ id, label }) => (
        <div key={id} className={classes.row}>
          <Span room="shrink">{account.accounts.length > 1 ? label : t("common.people")}</Span>
          <QuantityInput
            label={account.accounts.length > 1 ? label : t("common.people")}
            value={people.get(id) ?? 0}
            min={0}
            max={MAX_PEOPLE}
            onChange={(value) => setPeople((before) => new Map(before).set(id, value))}
          />
        </div>
      ))}
    </AppDialog>
  );
}

/** Chooses another waiter for the account; a waiter who already has all of it is left out. */
function HandOverDialog({ account, onClose }: AccountDialogProps) {
  const t = useT();
  const floor = useQuery(floorQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const { mutate, isPending } = useAccountChange(onClose);
  const waiters = floor.data?.waiters.filter((person) =>
    account.accounts.some((party) => party.waiter_id !== person.id),
  );
  const waiter = waiters?.find((person) => String(person.id) === chosen);
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={t("orders.account.hand_over.title", { account: accountName(account, t) })}
      footer={
        <DialogFooter
          label={
            waiter ? t("orders.account.hand_over.confirm_to", { waiter: waiter.name }) : t("common.hand_over")
          }
          missing={waiter ? null : t("orders.account.hand_over.choose")}
          busy={isPending}
          onClose={onClose}
          onConfirm={() =>
            waiter &&
            mutate({ kind: "handOver", body: { orderIds: [...account.order_ids], waiterId: waiter.id } })
          }
        />
      }
    >
      {waiters ? (
        <ChoiceList
          mode="single"
          label={t("orders.account.hand_over.choose")}
          value={chosen === null ? [] : [chosen]}
          onChange={([value]) => setChosen(value ?? null)}
          choices={waiters.map((person) => ({ value: String(person.id), label: person.name }))}
          error={waiters.length === 0 ? t("orders.account.hand_over.nobody") : null}
        />
      ) : floor.error ? (
        <QueryFailure
          query={{ error: floor.error, refetch: floor.refetch }}
          fallback="orders.failure.action"
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={4} rowHeight={48} />
      )}
    </AppDialog>
  );
}
