import {
  identityDigits,
  identityDocuments,
  isDui,
  isNit,
  isNrc,
} from "#platform/domain/identity/tax-numbers.ts";
import type { CustomerInput } from "../domain/customer.ts";
import { customerSearchText } from "../domain/customer-search.ts";

/**
 * Converts a checked customer to its row: empty is null, the fields of the other type are left out, a business
 * has its name twice (operations §5), and well-formed identity numbers are digits only.
 */
export function customerRow(input: CustomerInput) {
  const isConsumer = input.type === "CONSUMIDOR_FINAL";
  const name = isConsumer ? input.name : input.businessName;
  const nit = isConsumer ? null : textOrNull(isNit(input.nit) ? identityDigits(input.nit) : input.nit);
  const docNumber = textOrNull(storedDocument(input.docTypeCode, input.docNumber));
  const { phone } = input;
  const email = textOrNull(input.email);
  return {
    phone,
    type: input.type,
    name: textOrNull(name),
    email,
    gender: isConsumer ? input.gender : null,
    birth_date: isConsumer ? textOrNull(input.birthDate) : null,
    department_code: textOrNull(input.departmentCode),
    municipality_code: textOrNull(input.municipalityCode),
    district_code: textOrNull(input.districtCode),
    address_complement: textOrNull(input.addressComplement),
    doc_type_code: textOrNull(input.docTypeCode),
    doc_number: docNumber,
    razon_social: isConsumer ? null : textOrNull(name),
    trade_name: isConsumer ? null : textOrNull(input.tradeName),
    nit,
    nrc: isConsumer ? null : textOrNull(isNrc(input.nrc) ? identityDigits(input.nrc) : input.nrc),
    economic_activity_code: isConsumer ? null : textOrNull(input.economicActivityCode),
    economic_activity_desc: isConsumer ? null : textOrNull(input.economicActivityDesc),
    withholds_vat: !isConsumer && input.withholdsVat,
    notes: textOrNull(input.notes),
    allergies: textOrNull(input.allergies),
    search_text: customerSearchText({ phone, name, email, nit, docNumber }),
  };
}

/** Returns the digits of DUI and NIT; other documents stay as their country writes them. */
function storedDocument(type: string, text: string): string {
  const isKnown =
    (type === identityDocuments.dui && isDui(text)) || (type === identityDocuments.nit && isNit(text));
  return isKnown ? identityDigits(text) : text;
}

function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === "" ? null : trimmed;
}
