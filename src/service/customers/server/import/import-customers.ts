import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { importCustomers as definition } from "../../contract/customer-import.ts";
import type { DoublesChoice, FileCustomer } from "../../domain/customer-file.ts";
import { phoneKey } from "../../domain/phone-key.ts";
import { tellWhereNamed } from "../tell-of-customers.ts";
import { checkImport, planImport } from "./check-import.ts";
import { insertCustomers, updateCustomers } from "./import-queries.ts";

type Imported = ResponseOf<typeof definition>;

/**
 * Imports customers, all or nothing: with anything wrong in a row it is refused (`customer_file_refused`), whose details say
 * how many things and at which line the first is.
 */
export function importCustomers(ctx: StaffContext, body: BodyOf<typeof definition>): Promise<Imported> {
  return ctx.inTenant(async (tx) => {
    const { customers, problems } = await checkImport(tx, body, ctx.now);
    const [first] = problems;
    if (first) {
      const reason = ctx.say(`customers.file.problems.${first.reason}`);
      throw new AppError("customer_file_refused", {
        details: { count: problems.length, line: first.line, reason },
      });
    }
    const counts = await save(tx, customers, body.doubles, ctx.now);
    await recordAudit(tx, ctx, [
      {
        action: "customer.imported",
        subject: "customer",
        subjectId: ctx.tenantId,
        before: null,
        after: counts,
      },
    ]);
    if (counts.added + counts.updated > 0) tx.emit({ type: "customers_changed" });
    return { message: ctx.say("customers.reply.imported", counts), counts };
  });
}

/** Saves the lines; those whose phone somebody else added meanwhile are looked at again, as doubles. */
async function save(
  tx: Tx,
  customers: readonly FileCustomer[],
  doubles: DoublesChoice,
  now: Date,
): Promise<Imported["counts"]> {
  const counts = { added: 0, updated: 0, skipped: 0 };
  let waiting = customers;
  while (waiting.length > 0) {
    const plan = await planImport(tx, waiting, doubles);
    const added = await insertCustomers(tx, plan.added, now);
    await updateCustomers(tx, plan.updated, now);
    await tellWhereNamed(
      tx,
      plan.updated.map(({ id }) => id),
    );
    counts.added += added.size;
    counts.updated += plan.updated.length;
    counts.skipped += plan.skipped;
    waiting = plan.added.filter(({ phone }) => !added.has(phoneKey(phone)));
  }
  return counts;
}
