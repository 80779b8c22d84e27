import type { ValidationCode } from "#app/contract/validation-code.ts";
import { isKnownCode, isMunicipality, placeName } from "#core/catalogues/server/public.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { customerFields } from "../contract/customers.ts";
import type { CustomerInput } from "../domain/customer.ts";
import { validateCustomer } from "../domain/validate-customer.ts";

interface Refusal {
  readonly field: string;
  readonly code: ValidationCode;
}

/** Throws `invalid_input` with every field that the rules of operations §5 refuse, or whose code is in no catalogue. */
export function refuseInvalidCustomer(input: CustomerInput, today: CalendarDate): void {
  const fields: Refusal[] = [
    ...validateCustomer(input, today).map(({ field, reason }) => ({
      field: customerFields[field],
      code: reason,
    })),
    ...unknownCodes(input).map((field) => ({ field: customerFields[field], code: "not_a_choice" as const })),
  ];
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
}

function unknownCodes(input: CustomerInput): (keyof CustomerInput)[] {
  const {
    departmentCode,
    municipalityCode,
    districtCode,
    docTypeCode,
    economicActivityCode: activity,
  } = input;
  const unknown: (keyof CustomerInput)[] = [];
  const hasDepartment = departmentCode !== "" && isKnownCode("departments", departmentCode);
  if (departmentCode !== "" && !hasDepartment) unknown.push("departmentCode");
  if (hasDepartment && municipalityCode !== "" && !isMunicipality(departmentCode, municipalityCode))
    unknown.push("municipalityCode");
  else if (districtCode !== "" && placeName(departmentCode, municipalityCode, districtCode) === null)
    unknown.push("districtCode");
  if (docTypeCode !== "" && !isKnownCode("documentTypes", docTypeCode)) unknown.push("docTypeCode");
  if (input.type === "CREDITO_FISCAL" && activity !== "" && !isKnownCode("activities", activity))
    unknown.push("economicActivityCode");
  return unknown;
}
