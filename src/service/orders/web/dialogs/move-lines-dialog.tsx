import { useState } from "react";
import type { BodyOf } from "#platform/contract/define.ts";
import { type OrderLineId, toId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { useFloor } from "#service/floor/web/public.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { moveLines } from "../../contract/accounts.ts";
import { useAccountChange } from "../accounts/account-changes.ts";
import type { AccountDialogProps } from "../accounts/account-dialog.ts";
import classes from "../accounts/account-dialogs.module.css";
import { accountName, choicesOf, type OpenAccount, unpaidLines } from "../accounts/open-accounts.ts";
import { foldItems, type SoldItem, soldPartTexts } from "../fold-items.ts";
import { DialogFooter, partyOptions } from "./dialog-parts.tsx";

type MoveTarget = BodyOf<typeof moveLines>["target"];

/** Moves dishes to another account or to a new one at any table, whole lines or some of their quantity. */
export function MoveLinesDialog({ account, accounts, onClose }: AccountDialogProps) {
  const t = useT();
  const { parts, count, quantityOf, choose } = useLinesToMove(account);
  const [target, setTarget] = useState<string | null>(null);
  const { mutate, isPending } = useAccountChange(onClose);
  const options = useTargets({ account, accounts });
  const missing =
    count === 0
      ? "orders.account.lines.choose_items"
      : target === null
        ? "orders.account.lines.choose_target"
        : null;
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={t("orders.account.lines.title", { account: accountName(account, t) })}
      footer={
        <DialogFooter
          label={
            count === 0 ? t("orders.account.lines.action") : t("orders.account.lines.confirm", { count })
          }
          missing={missing && t(missing)}
          busy={isPending}
          onClose={onClose}
          onConfirm={() =>
            target !== null && mutate({ kind: "moveLines", body: { lines: parts, target: targetOf(target) } })
          }
        />
      }
    >
      <Stack gap={16}>
        <section>
          <Text as="h3" below={4} size="sm" weight={600}>
            {t("common.items")}
          </Text>
          {foldItems(unpaidLines(account)).map((line) => (
            <LineChoice
              key={line.id}
              line={line}
              quantity={quantityOf(line)}
              onChange={(quantity) => choose(line, quantity)}
            />
          ))}
        </section>
        <SelectField
          label={t("orders.account.lines.where")}
          placeholder={t("orders.account.lines.search")}
          options={options}
          value={target}
          onChange={setTarget}
        />
      </Stack>
    </AppDialog>
  );
}

/** Keeps how much of each unpaid line is chosen; never more than its current quantity. */
function useLinesToMove(account: OpenAccount) {
  const [quantities, setQuantities] = useState<ReadonlyMap<OrderLineId, number>>(new Map());
  const quantityOf = (line: SoldItem) => Math.min(quantities.get(line.id) ?? 0, line.quantity);
  const parts = foldItems(unpaidLines(account))
    .map((line) => ({ itemId: line.id, quantity: quantityOf(line), of: line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  return {
    parts,
    count: parts.reduce((sum, part) => sum + part.quantity, 0),
    quantityOf,
    choose: (line: SoldItem, quantity: number) =>
      setQuantities((before) => new Map(before).set(line.id, quantity)),
  };
}

interface LineChoiceProps {
  line: SoldItem;
  quantity: number;
  onChange: (quantity: number) => void;
}

function LineChoice({ line, quantity, onChange }: LineChoiceProps) {
  const t = useT();
  const { item_title: title, seat } = line;
  // Two equal dishes of a table differ by seat and by choices.
  const details = [
    seat === null ? null : t("common.seat_of", { seat }),
    ...choicesOf(line),
    ...soldPartTexts(line),
    line.notes,
    ...(line.notes === null ? line.parts.map(({ notes }) => notes) : []),
    line.courtesy === null ? null : t("orders.courtesy.given", { reason: line.courtesy.reason }),
  ];
  return (
    <div className={classes.row}>
      <CheckField
        label={`${line.quantity} × ${title}`}
        description={details.filter(Boolean).join(", ")}
        checked={quantity > 0}
        onChange={(checked) => onChange(checked ? line.quantity : 0)}
      />
      {quantity > 0 && line.quantity > 1 ? (
        <QuantityInput
          label={t("common.quantity_of_title", { title })}
          value={quantity}
          max={line.quantity}
          onChange={onChange}
        />
      ) : null}
    </div>
  );
}

/**
 * Lists open accounts, then a new one at each table, the own table first. A value is `account` or `table` and its
 * id.
 */
function useTargets({ account, accounts }: Pick<AccountDialogProps, "account" | "accounts">) {
  const t = useT();
  const { data } = useFloor();
  const others = partyOptions(accounts, t).filter((option) => option.account.key !== account.key);
  const tables = (data?.tables ?? []).toSorted(
    (a, b) => Number(b.id === account.table_id) - Number(a.id === account.table_id),
  );
  return [
    ...others.map((option) => ({ value: `account ${option.id}`, label: option.label })),
    ...tables.map((table) => ({
      value: `table ${table.id}`,
      label: t("orders.account.lines.new_account_at", { table: table.table_title }),
    })),
  ];
}

function targetOf(value: string): MoveTarget {
  const [kind, id] = value.split(" ");
  return kind === "table"
    ? { tableId: toId<"Table">(Number(id)) }
    : { accountId: toId<"Account">(Number(id)) };
}
