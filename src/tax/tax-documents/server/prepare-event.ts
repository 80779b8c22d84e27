import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { buildContingency } from "../domain/issue/build-contingency.ts";
import { buildInvalidation } from "../domain/issue/build-invalidation.ts";
import type { Environment } from "../domain/issue/tax-document-input.ts";
import type { DocumentRecord } from "../domain/shape/document-value.ts";
import type { Generation } from "../domain/shape/generation.ts";
import type { KeptEvent } from "./document-input.ts";
import { checkRecord, type PreparedDocument } from "./prepare-document.ts";

/** Names and time of an event. */
export interface EventNames {
  readonly generation: Generation;
  readonly environment: Environment;
  readonly generationCode: string;
  /** Local day and time of El Salvador, HH:mm:ss. */
  readonly issuedOn: CalendarDate;
  readonly issuedAt: string;
}

/** Builds an event and checks it by the official schema and by our own rules, as a document is (guide §21, §22). */
export function prepareEvent(
  event: KeptEvent,
  names: EventNames,
): Pick<PreparedDocument, "text" | "problems"> {
  return checkRecord(recordOf(event, names), { kind: event.type, generation: names.generation }, null);
}

function recordOf(event: KeptEvent, { issuedOn, issuedAt, ...names }: EventNames): DocumentRecord {
  switch (event.type) {
    case "invalidation":
      return buildInvalidation({ ...event, ...names, reportedOn: issuedOn, reportedAt: issuedAt });
    case "contingency":
      return buildContingency({ ...event, ...names, reported: { day: issuedOn, time: issuedAt } });
    default:
      return event satisfies never;
  }
}
