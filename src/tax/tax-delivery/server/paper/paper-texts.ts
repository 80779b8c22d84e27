import { catalogueWords, placeName } from "#core/catalogues/server/public.ts";
import { tenderCodes } from "#core/payment-types/domain/tender-code.ts";
import { formatIdentity } from "#platform/domain/identity/tax-numbers.ts";
import {
  centsOfDecimal,
  type Decimal,
  decimalPriceText,
  decimalText,
  readDecimal,
} from "#platform/domain/money/decimal.ts";
import { formatMoney } from "#platform/domain/money/format-money.ts";
import { isRecord, type JsonRecord, own } from "#platform/domain/text/json-record.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import { addressWords } from "#tax/tax-documents/domain/names/address-words.ts";

/** Text of a member, whatever it is; empty for nothing. */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const decimalOf = (value: unknown): Decimal | null =>
  typeof value === "number" || typeof value === "string" ? readDecimal(value) : null;

/** Returns an amount to the cent, in dollars (guide §3: the one currency); anything else unchanged. */
export function amountText(value: unknown, symbol = ""): string {
  const amount = decimalOf(value);
  return amount === null ? textOf(value) : formatMoney(centsOfDecimal(amount), symbol, "en-US");
}

/** A price of up to eight decimals, with two at least (guide §8). */
export function priceText(value: unknown): string {
  const price = decimalOf(value);
  return price === null ? textOf(value) : decimalPriceText(price);
}

export function quantityText(value: unknown): string {
  const quantity = decimalOf(value);
  return quantity === null ? textOf(value) : decimalText(quantity);
}

/** CAT-014; its code where the list does not have it. */
export const unitText = (value: unknown): string => catalogueWords.unit(Number(value)) ?? textOf(value);

/** An address for people: words, district, municipality, department (CAT-008, CAT-013, CAT-012). */
export function addressText(value: unknown): string {
  if (!isRecord(value)) return "";
  const [department = "", municipality, district] = ["departamento", "municipio", "distrito"].map((name) =>
    textOf(own(value, name)),
  );
  return addressWords(textOf(own(value, "complemento")), {
    district: placeName(department, municipality, district),
    municipality: placeName(department, municipality),
    department: placeName(department),
  });
}

const identityKinds = ["36", "13", "37", "03", "02"] as const;

/** Returns an identity document with its kind (CAT-022); a NIT when no kind is given, because only a `nit` has none. */
export function identityText(say: Say, party: JsonRecord, number: unknown): string {
  const said = textOf(own(party, "tipoDocumento"));
  const kind = Object.hasOwn(party, "nit") ? "36" : identityKinds.find((known) => known === said);
  return kind === undefined
    ? textOf(number)
    : say("common.name_value", {
        name: say(`taxDelivery.identity.${kind}`),
        value: formatIdentity(kind, textOf(number)),
      });
}

/** Returns one payment of a document with its amount (CAT-017). */
export function tenderText(say: Say, payment: JsonRecord): string {
  const code = tenderCodes.find((known) => known === own(payment, "codigo")) ?? "99";
  const reference = textOf(own(payment, "referencia"));
  const words = say("common.name_value", {
    name: say(`taxDelivery.paper.tenders.${code}`),
    value: amountText(own(payment, "montoPago"), "$"),
  });
  return reference === "" ? words : `${words} (${reference})`;
}

/** YYYY-MM-DD as the country writes it. */
export const paperDayText = (day: unknown): string =>
  textOf(day).replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3/$2/$1");
