import type { CalendarDate } from "../../../../domain/periods/calendar-date.ts";
import {
  type InvalidationPermission,
  invalidationPermission,
  invalidationRules,
  lastInvalidationDay,
} from "../../../../domain/tax-documents/life/invalidation-window.ts";
import { required } from "../../../platform/http/app-error.ts";
import { localMoment } from "../local-moment.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";
import { typeOf } from "./invalidation-input.ts";

/** Until when a sealed document can be invalidated, by the strictest and by the widest of the official limits (guide §22). */
export function windowOf(
  row: TaxDocumentRow,
  now: Date,
): {
  readonly permission: InvalidationPermission;
  readonly surelyUntil: CalendarDate;
  readonly perhapsUntil: CalendarDate;
} {
  const type = typeOf(row);
  const sealedOn = localMoment(required(row.sealed_at, "when a document was sealed")).day;
  return {
    permission: invalidationPermission({ type, sealedOn }, localMoment(now).day),
    surelyUntil: lastInvalidationDay(sealedOn, invalidationRules.manual_1_1[type]),
    perhapsUntil: lastInvalidationDay(sealedOn, invalidationRules.manual_2_0[type]),
  };
}
