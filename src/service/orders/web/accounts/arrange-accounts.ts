import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import type { OpenAccount } from "./open-accounts.ts";

/** Orders and groups in which the accounts can be shown. */
export const arrangements = ["oldest", "amount", "area", "mine"] as const;
export type Arrangement = (typeof arrangements)[number];

const STORED_KEY = "accounts-arrangement";

/** Returns the arrangement last chosen on this device; the oldest account first by default. */
export function lastArrangement(): Arrangement {
  const stored = readStored(STORED_KEY);
  return arrangements.find((each) => each === stored) ?? "oldest";
}

/** Keeps the chosen arrangement for the next time. */
export function keepArrangement(arrangement: Arrangement): void {
  writeStored(STORED_KEY, arrangement);
}

/** Owner or place that the accounts of a group share. */
export type GroupName =
  | { readonly kind: "floor"; readonly floor: string | null }
  | { readonly kind: "option"; readonly option: DiningOption }
  | { readonly kind: "mine" | "others" };

export interface AccountGroup {
  readonly key: string;
  /** Null for a list without groups. */
  readonly name: GroupName | null;
  readonly accounts: readonly OpenAccount[];
}

/**
 * Arranges the accounts, which come the oldest first. By area, tables come before what is taken away or delivered. Mine
 * are those with a party of this person.
 */
export function arrangeAccounts(
  accounts: readonly OpenAccount[],
  arrangement: Arrangement,
  userId: UserId | null,
): AccountGroup[] {
  switch (arrangement) {
    case "oldest":
      return [{ key: "all", name: null, accounts }];
    case "amount":
      return [{ key: "all", name: null, accounts: accounts.toSorted((a, b) => b.balance - a.balance) }];
    case "area":
      return grouped(accounts, areaOf).toSorted((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)));
    default:
      return grouped(accounts, (account) =>
        account.accounts.some((party) => party.waiter_id === userId) ? { kind: "mine" } : { kind: "others" },
      ).toSorted((a, b) => Number(a.key === "others") - Number(b.key === "others"));
  }
}

function areaOf({ table_id, floor, delivery_type: option }: OpenAccount): GroupName {
  return table_id === null ? { kind: "option", option } : { kind: "floor", floor };
}

function isElsewhere({ name }: AccountGroup): boolean {
  return name?.kind === "option";
}

/** Groups in the order in which each group first appears. */
function grouped(accounts: readonly OpenAccount[], nameOf: (account: OpenAccount) => GroupName) {
  const groups = Map.groupBy(accounts, (account) => keyOf(nameOf(account)));
  return [...groups].flatMap(([key, members]): AccountGroup[] => {
    const [first] = members;
    return first === undefined ? [] : [{ key, name: nameOf(first), accounts: members }];
  });
}

function keyOf(name: GroupName): string {
  if (name.kind === "floor") return `floor ${name.floor ?? ""}`;
  return name.kind === "option" ? `option ${name.option}` : name.kind;
}
