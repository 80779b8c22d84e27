import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/journal.ts";
import { exportJournal, readJournal, setJournalAccounts } from "./read-journal.ts";

/** The journal of an accountant, an entry for each day. */
export const journalRoutes: FeatureRoutes = (on) => {
  on(contract.readJournal, ({ ctx, query }) => readJournal(ctx, query));
  on(contract.exportJournal, ({ ctx, query }) => exportJournal(ctx, query));
  on(contract.setJournalAccounts, ({ ctx, body }) => setJournalAccounts(ctx, body));
};
