import { sessionPayments } from "./session-payments.ts";
import { sessionTakings } from "./session-takings.ts";

/** What was paid into a cash session: one by one, and by way to pay. */
export const sessionMoney = { payments: sessionPayments, takings: sessionTakings } as const;
