import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { readReportMail as definition } from "../../contract/report-mail.ts";
import { readChosen, readLeft, readReaders } from "./read-recipients.ts";

/** Who is mailed, and who may be chosen. */
export function readReportMail(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const readers = await readReaders(tx, (await readSettings(tx, ctx.now)).language);
    const chosen = await readChosen(tx, readers);
    return {
      ...chosen,
      version: versionOf({ ...chosen }),
      left: await readLeft(tx),
      readers: readers.map(({ id, name, to }) => ({ id, name, email: to })),
    };
  });
}
