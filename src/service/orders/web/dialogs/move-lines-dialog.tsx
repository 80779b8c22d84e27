import { useState } from "react";
import type { BodyOf } from "#platform/contract/define.ts";
import { type OrderLineId, type TableId, toId } from "#platform/domain/ids.ts";
import { formatDetails, formatPieces } from "#platform/web/format.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { type PickableTable, TablePicker, useFloor } from "#service/floor/web/public.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { moveLines } from "../../contract/accounts.ts";
import { useAccountChange } from "../accounts/account-changes.ts";
import type { AccountDialogProps } from "../accounts/account-dialog.ts";
import classes from "../accounts/account-dialogs.module.css";
import { accountName, choicesOf, type OpenAccount, unpaidLines } from "../accounts/open-accounts.ts";
import { foldItems, type SoldItem, soldPartTexts } from "../fold-items.ts";
import { DialogFooter, type PartyOption, partyOptions } from "./dialog-parts.tsx";
import { pickableTables, whoseAccount } from "./table-accounts.ts";

type MoveTarget = BodyOf<typeof moveLines>["target"];

/** Moves dishes to another account or to a new one at any table, whole lines or some of their quantity. */
export function MoveLinesDialog({ account, accounts, onClose }: AccountDialogProps) {
  const t = useT();
  const { parts, count, quantityOf, choose } = useLinesToMove(account);
  const [target, setTarget] = useState<string | null>(null);
  const { mutate, isPending } = useAccountChange(onClose);
  const missing =
    count === 0
      ? "orders.account.lines.choose_items"
      : target === null
        ? "orders.account.lines.choose_target"
        : null;
  return (
    <AppDialog
      opened
      size="large"
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
        <section>
          <Text as="h3" below={8} size="sm" weight={600}>
            {t("orders.account.lines.where")}
          </Text>
          <Stack gap={16}>
            <Targets {...{ account, accounts, target }} onChange={setTarget} />
          </Stack>
        </section>
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
        label={formatPieces(line.quantity, title)}
        description={formatDetails(details)}
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

interface TargetsProps extends Pick<AccountDialogProps, "account" | "accounts"> {
  target: string | null;
  onChange: (target: string) => void;
}

/** Returns the tables, the other accounts at one of them, and those at none. */
function useTargets({ account, accounts }: Pick<TargetsProps, "account" | "accounts">) {
  const t = useT();
  const { data } = useFloor();
  const tables = pickableTables(data?.tables ?? []);
  const others = partyOptions(accounts, t).filter((option) => option.account.key !== account.key);
  return {
    tables,
    at: (id: TableId) => others.filter((option) => option.account.table_id === id),
    elsewhere: others.filter(({ account: { table_id } }) => !tables.some(({ id }) => id === table_id)),
  };
}

/**
 * The tables to tap, with whose account is there; at one with accounts also which of them, or a new one; below, the accounts
 * without a table. A target is `account` or `table` and its id.
 */
function Targets({ account, accounts, target, onChange }: TargetsProps) {
  const t = useT();
  const currency = useUser()?.currency ?? "";
  const { tables, at, elsewhere } = useTargets({ account, accounts });
  const table = tables.find(
    ({ id }) => target === `table ${id}` || at(id).some((party) => target === `account ${party.id}`),
  );
  const stateOf = ({ id }: PickableTable) => {
    const [first] = at(id);
    if (first) return { isFree: false, note: whoseAccount(first.account, currency, t, "plan") };
    const isOwn = id === account.table_id;
    return { isFree: !isOwn, note: t(isOwn ? "orders.account.lines.apart" : "common.free") };
  };
  const choose = (id: TableId) => {
    const [first] = at(id);
    onChange(first ? `account ${first.id}` : `table ${id}`);
  };
  const label = t("orders.account.lines.where");
  return (
    <>
      {tables.length > 0 ? (
        <TablePicker {...{ label, tables, stateOf }} value={table?.id ?? null} onChange={choose} />
      ) : null}
      {table && at(table.id).length > 0 ? (
        <TargetList
          label={t("orders.account.merge.which")}
          options={at(table.id)}
          fresh={{ id: table.id, label: t("orders.account.lines.new_account_at", { table: table.title }) }}
          {...{ target, onChange }}
        />
      ) : null}
      {elsewhere.length > 0 ? (
        <TargetList label={t("common.no_table")} options={elsewhere} {...{ target, onChange }} />
      ) : null}
    </>
  );
}

interface TargetListProps extends Pick<TargetsProps, "target" | "onChange"> {
  label: string;
  options: readonly PartyOption[];
  /** A new account at this table. */
  fresh?: { readonly id: TableId; readonly label: string };
}

function TargetList({ label, options, fresh, target, onChange }: TargetListProps) {
  return (
    <ChoiceList
      mode="single"
      label={label}
      choices={[
        ...options.map((option) => ({ value: `account ${option.id}`, label: option.label })),
        ...(fresh ? [{ value: `table ${fresh.id}`, label: fresh.label }] : []),
      ]}
      value={target === null ? [] : [target]}
      onChange={([value]) => value !== undefined && onChange(value)}
    />
  );
}

function targetOf(value: string): MoveTarget {
  const [kind, id] = value.split(" ");
  return kind === "table"
    ? { tableId: toId<"Table">(Number(id)) }
    : { accountId: toId<"Account">(Number(id)) };
}
