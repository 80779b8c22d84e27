import { z } from "zod";
import { convertQuantity } from "#inventory/inventory/domain/units.ts";
import { type StockCountEntryId, type StockCountId, toId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { countEntry, type SheetItem } from "../../contract/stock-counts.ts";
import type { CountEntryKind } from "../../domain/stock-count.ts";

const pendingEntry = z.object({
  entry: countEntry,
  title: z.string(),
  /** True when somebody else counted it meanwhile and this person has to answer. */
  isAsked: z.boolean(),
  /** The server's refusal in words; null while the entry may still be accepted. */
  refusal: z.string().nullable().default(null),
});

/** A typed entry that is not on the server yet. */
export type PendingEntry = z.output<typeof pendingEntry>;

const pendingEntries = z.array(pendingEntry);

/** Tells whether the entry is being sent, rather than refused or waiting for an answer. */
export const isWaiting = ({ isAsked, refusal }: PendingEntry) => !isAsked && refusal === null;

/** Storage key of the entries that somebody typed for a count on this device. */
export const pendingEntriesKey = (userId: number | null | undefined, countId: StockCountId) =>
  `stock-count:${userId ?? ""}:${countId}`;

/** Returns the counts with entries of this person on this device, and whether somebody else left some. */
export function storedCounts(
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

/** Encodes the list for storage, as on the wire. */
export function pendingText(pending: readonly PendingEntry[]): string | null {
  return pending.length === 0 ? null : JSON.stringify(z.encode(pendingEntries, [...pending]));
}

/** Reads the stored list; empty for null and for damaged text. */
export function readPending(text: string | null): PendingEntry[] {
  if (text === null) return [];
  try {
    return pendingEntries.parse(JSON.parse(text));
  } catch {
    // Damaged, or of an older version: the server's entries remain.
    return [];
  }
}

const isOf = (entry: PendingEntry["entry"], uuid: string) => entry.uuid === uuid;

/**
 * Returns the list after an entry arrived as `saved`. Later entries for the same ingredient were typed after it and now follow
 * its newest entry; they were never sent, so they may still change.
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
 * Returns the list with one entry replaced, or removed for null. Quantities added to that entry follow it, because somebody
 * already said that they are another place. Entries that set or clear are asked about by themselves.
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
 * Returns the possible answers when somebody else was faster, given what is counted now. An entry that clears never becomes a
 * figure: a zero would count, and post the whole stock out.
 */
export function answersTo({ entry }: PendingEntry, { counted }: SheetItem): readonly CountEntryKind[] {
  if (entry.kind === "clear") return counted === null ? [] : ["clear"];
  return counted === null ? ["set"] : ["add", "set"];
}

/** An ingredient as it will be once all entries typed here have arrived. */
export interface ShownItem extends SheetItem {
  readonly isPending: boolean;
}

/**
 * Adds this device's pending entries to an ingredient of the sheet, if they follow the sheet's newest entry. The others are in
 * the sheet already, with their answer on its way, or somebody else was faster, which is asked about.
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
