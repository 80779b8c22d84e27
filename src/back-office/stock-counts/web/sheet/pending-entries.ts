import { z } from "zod";
import { convertQuantity } from "#inventory/inventory/domain/units.ts";
import { type StockCountEntryId, type StockCountId, toId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { countEntry, type SheetItem } from "../../contract/stock-counts.ts";
import type { CountEntryKind } from "../../domain/stock-count.ts";

const pendingEntry = z.object({
  entry: countEntry,
  title: z.string(),
  /** Somebody else counted it meanwhile: it waits for the person to say what theirs is. */
  isAsked: z.boolean(),
  /** Why the server would not have it, in words; null while it may still get in. */
  refusal: z.string().nullable().default(null),
});

/** What was typed and is not on the server yet. */
export type PendingEntry = z.output<typeof pendingEntry>;

const pendingEntries = z.array(pendingEntry);

/** What is on its way, rather than asked about or refused. */
export const isWaiting = ({ isAsked, refusal }: PendingEntry) => !isAsked && refusal === null;

/** Where this device keeps what somebody typed of a count. */
export const keptKey = (userId: number | null | undefined, countId: StockCountId) =>
  `stock-count:${userId ?? ""}:${countId}`;

/** The counts of which this device keeps entries: those of one person, and whether somebody else left some. */
export function keptCounts(
  keys: readonly string[],
  userId: number | null | undefined,
): { own: StockCountId[]; isOthers: boolean } {
  const found = keys.map((key) => /^stock-count:(\d*):(\d+)$/.exec(key)).filter((match) => match !== null);
  const isOwn = ([, user]: RegExpExecArray) => user === String(userId ?? "");
  return {
    own: found.filter(isOwn).map(([, , count]) => toId<"StockCount">(Number(count))),
    isOthers: found.some((match) => !isOwn(match)),
  };
}

/** The list as this device keeps it, encoded as on the wire. */
export function pendingText(pending: readonly PendingEntry[]): string | null {
  return pending.length === 0 ? null : JSON.stringify(z.encode(pendingEntries, [...pending]));
}

/** The kept list; empty for null and for damaged text. */
export function readPending(text: string | null): PendingEntry[] {
  if (text === null) return [];
  try {
    return pendingEntries.parse(JSON.parse(text));
  } catch {
    // Of an older version or damaged: what the server has remains.
    return [];
  }
}

const isOf = (entry: PendingEntry["entry"], uuid: string) => entry.uuid === uuid;

/**
 * The list after an entry arrived as `saved`. Those that follow on the same ingredient were typed after it, so they follow
 * what is now its newest entry; they were never sent before, so they may still change.
 */
export function afterSaved(
  pending: readonly PendingEntry[],
  sent: PendingEntry,
  saved: StockCountEntryId | null,
): PendingEntry[] {
  return pending
    .filter(({ entry }) => !isOf(entry, sent.entry.uuid))
    .map((other) =>
      other.entry.inventory_item_id === sent.entry.inventory_item_id &&
      other.entry.last_entry === sent.entry.last_entry
        ? { ...other, entry: { ...other.entry, last_entry: saved } }
        : other,
    );
}

/**
 * The list with one of its entries replaced, or taken out by null. What was added to an entry follows it to where an answer
 * puts it: that it is another place was said already. What sets or clears stands by itself and is asked about.
 */
export function withAnswer(
  pending: readonly PendingEntry[],
  uuid: string,
  next: PendingEntry | null,
): PendingEntry[] {
  const before = pending.find(({ entry }) => isOf(entry, uuid));
  const follows = ({ entry }: PendingEntry) =>
    entry.kind === "add" &&
    entry.inventory_item_id === before?.entry.inventory_item_id &&
    entry.last_entry === before.entry.last_entry;
  return pending.flatMap((other) => {
    if (isOf(other.entry, uuid)) return next ?? [];
    if (next === null || next.isAsked || next.refusal !== null || !follows(other)) return other;
    return { ...other, isAsked: false, entry: { ...other.entry, last_entry: next.entry.last_entry } };
  });
}

/**
 * What an entry that somebody else was faster than can become, given what is counted now. Taking back what was counted never
 * becomes a figure: a zero would be counted, and all of the ingredient posted out.
 */
export function answersTo({ entry }: PendingEntry, { counted }: SheetItem): readonly CountEntryKind[] {
  if (entry.kind === "clear") return counted === null ? [] : ["clear"];
  return counted === null ? ["set"] : ["add", "set"];
}

/** An ingredient as it is once everything that was typed here has arrived. */
export interface ShownItem extends SheetItem {
  readonly isPending: boolean;
}

/**
 * An ingredient of the sheet with what is still under way from this device: as far as it follows what the sheet has. What does
 * not is in the sheet already, its answer being under way, or somebody else was faster, which is asked about.
 */
export function withPending(item: SheetItem, pending: readonly PendingEntry[]): ShownItem {
  const own = pending.filter(
    (one) => isWaiting(one) && one.entry.inventory_item_id === item.inventory_item_id,
  );
  let { counted, places } = item;
  for (const { entry } of own) {
    if (entry.last_entry !== item.last_entry) continue;
    const quantity = convertQuantity(entry.quantity, entry.unit, item.unit) ?? thousandths(0);
    const isMore = entry.kind === "add" && counted !== null;
    places = entry.kind === "clear" ? 0 : isMore ? places + 1 : 1;
    if (entry.kind === "clear") counted = null;
    else counted = isMore ? thousandths((counted ?? 0) + quantity) : quantity;
  }
  return { ...item, counted, places, isPending: own.length > 0 };
}
