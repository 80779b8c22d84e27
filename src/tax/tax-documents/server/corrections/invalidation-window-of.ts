import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import {
  type InvalidationPermission,
  type InvalidationText,
  invalidationDays,
  invalidationPermission,
  invalidationTextOf,
} from "../../domain/life/invalidation-window.ts";
import { localMoment } from "../local-moment.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";
import { typeOf } from "./invalidation-input.ts";

/** Until when a sealed document can be invalidated, by the text that the restaurant follows and by the widest limit (guide §22). */
export function windowOf(
  row: TaxDocumentRow,
  { text, now }: { readonly text: InvalidationText; readonly now: Date },
): {
  readonly permission: InvalidationPermission;
  readonly surelyUntil: CalendarDate;
  readonly perhapsUntil: CalendarDate;
} {
  const sealedOn = localMoment(required(row.sealed_at, "when a document was sealed")).day;
  const document = { type: typeOf(row), sealedOn };
  const { surely: surelyUntil, perhaps: perhapsUntil } = invalidationDays(document, text);
  return {
    permission: invalidationPermission(document, localMoment(now).day, text),
    surelyUntil,
    perhapsUntil,
  };
}

/** The official text whose limits the restaurant follows. */
export async function readInvalidationText(tx: Tx): Promise<InvalidationText> {
  const row = await tx.first(
    sqlOf.selectFrom("fiscal_settings").select("invalidation_text").where("tenant_id", "=", tx.tenantId),
  );
  return invalidationTextOf(row?.invalidation_text);
}
