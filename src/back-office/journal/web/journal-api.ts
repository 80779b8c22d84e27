import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#platform/contract/define.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import { exportJournal, readJournal, setJournalAccounts } from "../contract/journal.ts";

const journalKey = ["journal"] as const;

/** The entries of a month, and the accounts they are booked to. */
export const journalQuery = (month: string) =>
  queryOptions({
    queryKey: [...journalKey, month],
    queryFn: ({ signal }) => call(readJournal, { query: { month }, signal }),
    placeholderData: keepPreviousData,
  });

export const saveJournal = (month: string) => downloadCsv(exportJournal, { query: { month } });

/** Gives the accounts their numbers and names. */
export function useSetJournalAccounts() {
  const client = useQueryClient();
  return async (body: BodyOf<typeof setJournalAccounts>, idempotencyKey: Uuid) => {
    const saved = await call(setJournalAccounts, { body, idempotencyKey });
    await client.invalidateQueries({ queryKey: journalKey });
    return saved;
  };
}
