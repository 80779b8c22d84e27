import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Environment } from "../../domain/issue/tax-document-input.ts";
import { resumeSending } from "../sending/halts.ts";
import { issuedTo } from "./declare-contingency.ts";
import { mendEvent } from "./mend-event.ts";

/** Takes up what was stopped, and reports again what was refused of contingencies, from the fiscal data as they are now. */
export function resume(ctx: StaffContext): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const environment = await issuedTo(tx);
    for (const { id } of await refusedEvents(tx, environment)) await mendEvent(tx, id, ctx.now);
    await resumeSending(tx, environment);
    return { message: ctx.say("taxSending.reply.resumed") };
  });
}

const refusedEvents = (tx: Tx, environment: Environment) =>
  tx.rows(
    sqlOf
      .selectFrom("tax_documents")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment)
      .where("kind", "=", "contingency")
      .where("state", "in", ["draft", "rejected"])
      .orderBy("id"),
  );
