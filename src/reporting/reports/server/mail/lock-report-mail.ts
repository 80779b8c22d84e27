import type { Tx } from "#platform/server/db/tx.ts";
import { USUAL_CLOSING_HOUR } from "../../domain/day-to-mail.ts";

/** So that of two who change at once who is mailed the second sees what the first did. */
export async function lockReportMail(tx: Tx): Promise<void> {
  await tx.query({
    text: "insert into report_mail_settings (tenant_id, closing_hour) values ($1, $2) on conflict do nothing",
    values: [tx.tenantId, USUAL_CLOSING_HOUR],
  });
  await tx.query({
    text: "select from report_mail_settings where tenant_id = $1 for update",
    values: [tx.tenantId],
  });
}
