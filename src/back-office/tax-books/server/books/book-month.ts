import { readSettings } from "#core/settings/server/public.ts";
import { type BusinessDate, businessDate } from "#platform/domain/periods/business-day.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { daysOfMonth } from "../../domain/book.ts";

/** A month as its books are made: the days on its documents, and of which of the ministry's services they are. */
export interface BookMonth extends DateRange {
  readonly environment: Environment;
  readonly currency: string;
}

/** The month that a day is of, else the one that it is; of a restaurant that issues none the documents are those that counted. */
export async function bookMonth(
  tx: Tx,
  now: Date,
  month: string | undefined,
): Promise<{ readonly month: BookMonth; readonly today: BusinessDate }> {
  const { today, currency } = await readSettings(tx, now);
  const issuer = await tx.first(
    sqlOf.selectFrom("fiscal_settings").select("environment").where("tenant_id", "=", tx.tenantId),
  );
  const days = daysOfMonth(month === undefined ? today : businessDate(month));
  return { month: { ...days, environment: issuer?.environment ?? "01", currency }, today };
}

/** The parameters $1 to $4 of statements about a month. */
export const monthValues = (tx: Tx, { environment, from, to }: BookMonth): unknown[] => [
  tx.tenantId,
  environment,
  from,
  to,
];
