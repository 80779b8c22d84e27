import { type Sample, sample } from "#app/server/suites/sample.ts";
import { exportJournal, readJournal, setJournalAccounts } from "../contract/journal.ts";

/** A month without sales. */
const month = "2024-02-01";

export const journalSamples: readonly Sample[] = [
  sample(readJournal)(() => ({ query: { month } })),
  sample(exportJournal)(() => ({ query: { month } })),
  sample(setJournalAccounts)(() => ({
    body: { accounts: [{ account: "cash", code: "110101", title: "Caja general" }] },
  })),
];
