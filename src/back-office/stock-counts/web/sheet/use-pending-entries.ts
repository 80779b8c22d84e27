import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StockCountEntryId, StockCountId } from "#platform/domain/ids.ts";
import { isApiError, isUnsure } from "#platform/web/api-error.ts";
import { useIsConnected } from "#platform/web/connection-store.ts";
import { t } from "#platform/web/i18n.ts";
import { useUser } from "#platform/web/session/session.ts";
import { errorText } from "#platform/web/show-error.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { freshSheet, sendEntry } from "../stock-counts-api.ts";
import {
  afterSaved,
  isWaiting,
  type PendingEntry,
  pendingEntriesKey,
  pendingText,
  readPending,
  withAnswer,
} from "./pending-entries.ts";

/** Milliseconds before entries that did not reach the server are sent again. */
const AGAIN_AFTER_MS = 5_000;

export interface PendingEntries {
  readonly pending: readonly PendingEntry[];
  /** True when this browser stores the entries after the page is left; false where storage is forbidden or full. */
  readonly isStored: boolean;
  /** The entry to ask about now; null without one, or while the person postpones it. */
  readonly conflict: PendingEntry | null;
  readonly askLater: () => void;
  readonly askNow: () => void;
  /** Stores an entry on this device and sends it after the earlier ones. */
  readonly add: (entry: PendingEntry) => void;
  /** Answers for an entry when somebody else was faster; null drops it. */
  readonly answer: (uuid: string, next: PendingEntry | null) => void;
}

/** Stores the entries typed on this device until they are on the server, and sends them one by one in order. */
export function usePendingEntries(countId: StockCountId): PendingEntries {
  const [{ pending, isStored }, list] = useStoredList(pendingEntriesKey(useUser()?.user_id, countId));
  const [isPutOff, setPutOff] = useState(false);
  const isSending = useRef(false);
  const followers = useRef(new Map<string, StockCountEntryId | null>());
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (;;) {
        const next = list.now().find(isWaiting);
        const outcome = next && (await sendOne(countId, next, followers.current));
        if (!outcome) return;
        list.change(outcome);
      }
    } finally {
      isSending.current = false;
    }
  };
  const isHeard = useIsConnected();
  const sendNow = useEffectEvent(() => void send());
  useEffect(() => {
    // Stored entries are sent as soon as the server can be reached, and tried now and then while it cannot.
    if (isHeard) sendNow();
    const timer = setInterval(() => sendNow(), AGAIN_AFTER_MS);
    return () => clearInterval(timer);
  }, [isHeard]);
  return {
    pending,
    isStored,
    conflict: isPutOff ? null : (pending.find(({ isAsked }) => isAsked) ?? null),
    askLater: () => setPutOff(true),
    askNow: () => setPutOff(false),
    add: (entry) => {
      list.change((before) => [...before, following(entry, followers.current)]);
      setPutOff(false);
      void send();
    },
    answer: (uuid, next) => {
      list.change((before) => withAnswer(before, uuid, next));
      void send();
    },
  };
}

type Change = (pending: readonly PendingEntry[]) => PendingEntry[];

/** Holds the list of a key for all tabs of this device; without storage, only for this page. */
function useStoredList(key: string) {
  const [state, setState] = useState(() => ({ pending: readPending(readStored(key)), isStored: true }));
  const latest = useRef(state);
  const now = () => (latest.current.isStored ? readPending(readStored(key)) : latest.current.pending);
  const change = (next: Change) => {
    const pending = next(now());
    latest.current = { pending, isStored: writeStored(key, pendingText(pending)) };
    setState(latest.current);
  };
  const refresh = useEffectEvent((event: StorageEvent) => {
    if (event.key !== key || !latest.current.isStored) return;
    latest.current = { pending: now(), isStored: true };
    setState(latest.current);
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => refresh(event);
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  }, []);
  return [state, { now, change }] as const;
}

type Followers = Map<string, StockCountEntryId | null>;
const followerKey = ({ entry }: PendingEntry) => `${entry.inventory_item_id}:${entry.last_entry}`;

/** Lets an entry follow those of this page that arrived since its sheet was read: only other people's entries are asked about. */
function following(entry: PendingEntry, followers: Followers): PendingEntry {
  const last_entry = followers.get(followerKey(entry));
  return last_entry === undefined
    ? entry
    : following({ ...entry, entry: { ...entry.entry, last_entry } }, followers);
}

/** Sends one entry and returns the change to the list, or null when it has to wait. */
async function sendOne(
  countId: StockCountId,
  next: PendingEntry,
  followers: Followers,
): Promise<Change | null> {
  try {
    const { last_entry } = await sendEntry(countId, next.entry);
    followers.set(followerKey(next), last_entry);
    return (before) => afterSaved(before, next, last_entry);
  } catch (error) {
    if (isUnsure(error) || isApiError(error, "not_signed_in", "subscription_inactive", "too_many_requests"))
      return null;
    const { uuid } = next.entry;
    const isFresh = await freshSheet(countId);
    if (isApiError(error, "counted_meanwhile"))
      // The question names the quantity counted now, so it waits for that.
      return isFresh ? (before) => withAnswer(before, uuid, { ...next, isAsked: true }) : null;
    const refusal = errorText(error);
    toastError(t("stockCounts.sheet.not_saved", { title: next.title, reason: refusal }));
    return (before) => withAnswer(before, uuid, { ...next, refusal });
  }
}
