import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StockCountEntryId, StockCountId } from "#platform/domain/ids.ts";
import { isApiError, isUnsure } from "#platform/web/api-error.ts";
import { useServerHeard } from "#platform/web/connection-store.ts";
import { t } from "#platform/web/i18n.ts";
import { useUser } from "#platform/web/session/session.ts";
import { errorText } from "#platform/web/show-error.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { freshSheet, sendEntry } from "../stock-counts-api.ts";
import {
  afterSaved,
  isWaiting,
  keptKey,
  type PendingEntry,
  pendingText,
  readPending,
  withAnswer,
} from "./pending-entries.ts";

/** Entries that found no server are sent again after this pause, in milliseconds. */
const AGAIN_AFTER_MS = 5_000;

export interface PendingEntries {
  readonly pending: readonly PendingEntry[];
  /** This browser keeps them when the page is left; false where it forbids storage or has no room. */
  readonly isKept: boolean;
  /** The one to ask about now; null while there is none, or the person puts it off. */
  readonly asked: PendingEntry | null;
  readonly askLater: () => void;
  readonly askNow: () => void;
  /** Keeps an entry on this device and sends it, after those before it. */
  readonly add: (entry: PendingEntry) => void;
  /** Says what an entry is that somebody else was faster than; null drops it. */
  readonly answer: (uuid: string, next: PendingEntry | null) => void;
}

/** What was typed on this device and is not on the server yet: kept until it is, sent one by one in its order. */
export function usePendingEntries(countId: StockCountId): PendingEntries {
  const [{ pending, isKept }, list] = useKeptList(keptKey(useUser()?.user_id, countId));
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
  const isHeard = useServerHeard();
  const sendNow = useEffectEvent(() => void send());
  useEffect(() => {
    // What was kept is sent as soon as the server is heard, and tried now and then where it is not.
    if (isHeard) sendNow();
    const timer = setInterval(() => sendNow(), AGAIN_AFTER_MS);
    return () => clearInterval(timer);
  }, [isHeard]);
  return {
    pending,
    isKept,
    asked: isPutOff ? null : (pending.find(({ isAsked }) => isAsked) ?? null),
    askLater: () => setPutOff(true),
    askNow: () => setPutOff(false),
    add: (entry) => {
      list.change((kept) => [...kept, following(entry, followers.current)]);
      setPutOff(false);
      void send();
    },
    answer: (uuid, next) => {
      list.change((kept) => withAnswer(kept, uuid, next));
      void send();
    },
  };
}

type Change = (pending: readonly PendingEntry[]) => PendingEntry[];

/** The list of a key as all tabs of this device share it; where nothing can be kept, that of this page. */
function useKeptList(key: string) {
  const [state, setState] = useState(() => ({ pending: readPending(readStored(key)), isKept: true }));
  const latest = useRef(state);
  const now = () => (latest.current.isKept ? readPending(readStored(key)) : latest.current.pending);
  const change = (next: Change) => {
    const pending = next(now());
    latest.current = { pending, isKept: writeStored(key, pendingText(pending)) };
    setState(latest.current);
  };
  const refresh = useEffectEvent((event: StorageEvent) => {
    if (event.key !== key || !latest.current.isKept) return;
    latest.current = { pending: now(), isKept: true };
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

/** An entry after those of this page that arrived since its sheet was read: only somebody else's are asked about. */
function following(entry: PendingEntry, followers: Followers): PendingEntry {
  const last_entry = followers.get(followerKey(entry));
  return last_entry === undefined
    ? entry
    : following({ ...entry, entry: { ...entry.entry, last_entry } }, followers);
}

/** Sends one entry: what becomes of the list, or null when it has to wait. */
async function sendOne(
  countId: StockCountId,
  next: PendingEntry,
  followers: Followers,
): Promise<Change | null> {
  try {
    const { last_entry } = await sendEntry(countId, next.entry);
    followers.set(followerKey(next), last_entry);
    return (kept) => afterSaved(kept, next, last_entry);
  } catch (error) {
    if (isUnsure(error) || isApiError(error, "not_signed_in", "subscription_inactive", "too_many_requests"))
      return null;
    const { uuid } = next.entry;
    const isFresh = await freshSheet(countId);
    if (isApiError(error, "counted_meanwhile"))
      // The question names what is counted now, so it waits for that.
      return isFresh ? (kept) => withAnswer(kept, uuid, { ...next, isAsked: true }) : null;
    const refusal = errorText(error);
    toastError(t("stockCounts.sheet.not_saved", { title: next.title, reason: refusal }));
    return (kept) => withAnswer(kept, uuid, { ...next, refusal });
  }
}
