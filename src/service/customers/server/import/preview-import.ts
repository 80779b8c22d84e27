import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { previewCustomerImport as definition } from "../../contract/customer-import.ts";
import { customerDisplayName } from "../../domain/customer-search.ts";
import { checkImport, planImport } from "./check-import.ts";

/** Problems and doubles that are told at once: enough to mend a file by, few enough to read. */
const TOLD = 200;

/** What importing these rows would do, and all that is wrong with them; changes nothing. */
export function previewImport(
  ctx: StaffContext,
  body: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { customers, problems } = await checkImport(tx, body, ctx.now);
    const wrong = new Set(problems.map(({ line }) => line));
    const sound = customers.filter(({ line }) => !wrong.has(line));
    const { added, updated, skipped, doubles } = await planImport(tx, sound, body.doubles);
    return {
      counts: { added: added.length, updated: updated.length, skipped },
      problems: problems.slice(0, TOLD).map(({ line, column, reason, found }) => ({
        line,
        column,
        message: ctx.say(`customers.file.problems.${reason}`),
        found: found || null,
      })),
      problems_count: problems.length,
      doubles: doubles.slice(0, TOLD).map(({ line, phone, name, known, firstLine }) => ({
        line,
        phone,
        name: name || null,
        existing_name: known && customerDisplayName(known),
        first_line: firstLine,
      })),
      doubles_count: doubles.length,
    };
  });
}
