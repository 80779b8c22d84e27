import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StockCountId } from "../../../../domain/ids.ts";
import { toastError } from "../../../../ui/feedback/toast.tsx";
import { isApiError, isUnsure } from "../../../platform/api-error.ts";
import { useServerHeard } from "../../../platform/connection-store.ts";
import { t } from "../../../platform/i18n.ts";
import { useUser } from "../../../platform/session/session.ts";
import { errorText } from "../../../platform/show-error.ts";
import { readStored, writeStored } from "../../../platform/stored.ts";
import { reloadSheet, sendEntry } from "../stock-counts-api.ts";
import { afterSaved, type PendingEntry, pendingText, readPending, withAnswer } from "./pending-entries.ts";

/** Entries that found no server are sent again after this pause, in milliseconds. */
const AGAIN_AFTER_MS = 5_000;

export interface PendingEntries {
  readonly pending: readonly PendingEntry[];
  /** Keeps an entry on this device and sends it, after those before it. */
  readonly add: (entry: PendingEntry) => void;
  /** Says what an entry is that somebody else was faster than; null drops it. */
  readonly answer: (uuid: string, next: PendingEntry | null) => void;
}

/** What was typed on this device and is not on the server yet: kept until it is, sent one by one in its order. */
export function usePendingEntries(countId: StockCountId): PendingEntries {
  const user = useUser();
  const key = `stock-count:${user?.user_id ?? ""}:${countId}`;
  const [pending, setPending] = useState(() => readPending(readStored(key)));
  const latest = useRef(pending);
  const isSending = useRef(false);
  const change = (next: PendingEntry[]) => {
    latest.current = next;
    writeStored(key, pendingText(next));
    setPending(next);
  };
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (;;) {
        const next = latest.current.find(({ isAsked }) => !isAsked);
        if (next === undefined || !(await sendOne(countId, next, () => latest.current, change))) return;
      }
    } finally {
      isSending.current = false;
    }
  };
  const isHeard = useServerHeard();
  const sendNow = useEffectEvent(() => void send());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a server that is heard again is told at once
  useEffect(() => {
    sendNow();
    const timer = setInterval(() => sendNow(), AGAIN_AFTER_MS);
    return () => clearInterval(timer);
  }, [isHeard]);
  return {
    pending,
    add: (entry) => {
      change([...latest.current, entry]);
      void send();
    },
    answer: (uuid, next) => {
      change(withAnswer(latest.current, uuid, next));
      void send();
    },
  };
}

/** Sends one entry; false when the others have to wait. */
async function sendOne(
  countId: StockCountId,
  next: PendingEntry,
  now: () => readonly PendingEntry[],
  change: (pending: PendingEntry[]) => void,
): Promise<boolean> {
  try {
    const { last_entry } = await sendEntry(countId, next.entry);
    change(afterSaved(now(), next, last_entry));
    return true;
  } catch (error) {
    if (isUnsure(error) || isApiError(error, "not_signed_in", "subscription_inactive", "too_many_requests"))
      return false;
    const isAsked = isApiError(error, "counted_meanwhile");
    if (isAsked) await reloadSheet(countId);
    else toastError(t("stockCounts.sheet.not_saved", { title: next.title, reason: errorText(error) }));
    change(withAnswer(now(), next.entry.uuid, isAsked ? { ...next, isAsked } : null));
    if (!isAsked) await reloadSheet(countId);
    return true;
  }
}
