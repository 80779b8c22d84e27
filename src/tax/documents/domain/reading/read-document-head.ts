import { type CalendarDate, calendarDate, isCalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { own } from "#platform/domain/text/json-record.ts";
import { type FieldPlace, optionalText, refuseField, requiredText } from "./read-field.ts";

/** The part `identificacion` of any document. */
interface DocumentHead {
  /** Generation of the schema (GUIDE §1). */
  readonly version: number | null;
  readonly isTest: boolean;
  /** In capitals. */
  readonly generationCode: string;
  readonly controlNumber: string | null;
  readonly issuedOn: CalendarDate;
}

const NUMBER_MAX = 36;

const UUID = /^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/;

/** Years that this product stores (contract/platform/wire.ts). */
const A_YEAR_OF_OURS = /^(?:19|20|21)/;

/** Day of a date that cannot be read; a document with such a problem is never returned. */
const NO_DAY: CalendarDate = calendarDate("1970-01-01");

/** Reads `identificacion`; adds a problem for a code or a day that cannot be read. */
export function readDocumentHead(place: FieldPlace): DocumentHead {
  const version = own(place.record, "version");
  return {
    version: typeof version === "number" ? version : null,
    isTest: own(place.record, "ambiente") === "00",
    generationCode: generationCode(place),
    controlNumber: optionalText(place, "numeroControl", NUMBER_MAX),
    issuedOn: dateField(place, "fecEmi"),
  };
}

function generationCode(place: FieldPlace): string {
  const code = requiredText(place, "codigoGeneracion", NUMBER_MAX).toUpperCase();
  if (code !== "" && !UUID.test(code)) refuseField(place, "codigoGeneracion", "not_a_code");
  return code;
}

function dateField(place: FieldPlace, name: string): CalendarDate {
  const text = requiredText(place, name, NUMBER_MAX);
  if (isCalendarDate(text) && A_YEAR_OF_OURS.test(text)) return text;
  if (text !== "") refuseField(place, name, "not_a_date");
  return NO_DAY;
}
