import { type Sample, sample } from "#app/server/suites/sample.ts";
import { exportJournal, setJournalAccounts } from "../contract/journal.ts";

export const journalSamples: readonly Sample[] = [
  sample(exportJournal)(() => ({ query: { month: "2024-02-01" } })),
  sample(setJournalAccounts)(() => ({
    body: { accounts: [{ account: "cash", code: "110101", title: "Caja general" }] },
  })),
];
