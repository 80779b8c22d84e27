import type { ResponseOf } from "../../../../contract/platform/define.ts";
import type { readReportMail as definition } from "../../../../contract/reports/report-mail.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { versionOf } from "../../../platform/http/edit-version.ts";
import { readSettings } from "../../settings/public.ts";
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
