import { pino } from "pino";
import { toId, type UserId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { sayIn } from "#platform/server/i18n/say.ts";

/** The people of the demo and the times at which they act. */
export interface Act {
  readonly userId: UserId;
  readonly now: Date;
}

/**
 * A person of the demo as use cases are called by one, inside the transaction that makes the demo: what they write is
 * written by the product itself, audit log and numbers too.
 */
export function staffIn(tx: Tx, { userId, now }: Act): StaffContext {
  return {
    kind: "staff",
    requestId: "demo",
    now,
    language: "es",
    say: sayIn("es"),
    log: pino({ level: "silent" }),
    address: "127.0.0.1",
    tenantId: toId<"Tenant">(tx.tenantId),
    userId,
    // Nobody signed in for it; approvals are given and used under the same number.
    sessionId: toId<"Session">(1),
    username: "demo",
    name: "Demo",
    role: "staff",
    scope: [],
    asked: () => Buffer.alloc(32),
    inTenant: (work) => work(tx),
  };
}
