import { type Decimal, decimalFrom, decimalFromWhole, ZERO_DECIMAL } from "#platform/domain/money/decimal.ts";
import type { Issuer, Party } from "../../domain/issue/parties.ts";
import type { DocumentLine, RelatedDocument, SaleKind } from "../../domain/issue/tax-document-input.ts";
import type { StoredInput } from "../document-input.ts";

/** Text that tells every reader that this is a test. */
const WORDS = "DOCUMENTO DE PRUEBA PARA CERTIFICACIÓN, SIN VALOR";

const line = (unitPrice: Decimal, sale: SaleKind, relatedTo: string | null = null): DocumentLine => ({
  kind: 1,
  sale,
  code: null,
  title: WORDS,
  quantity: decimalFromWhole(1),
  unit: 59,
  unitPrice,
  discount: ZERO_DECIMAL,
  outside: ZERO_DECIMAL,
  tributes: [],
  ownTribute: null,
  relatedTo,
});

const marked = {
  notes: WORDS,
  appendix: [{ field: "prueba", label: "Prueba", value: "Certificación" }],
} as const;

const cash = (amount: string) => [{ code: "01", amount: decimalFrom(amount), reference: null, term: null }];

const plainSale = {
  discounts: {
    taxed: ZERO_DECIMAL,
    exempt: ZERO_DECIMAL,
    notSubject: ZERO_DECIMAL,
    percentage: ZERO_DECIMAL,
  },
  tributes: [],
  isVatWithheld: false,
  isVatPerceived: false,
} as const;

/** A factura of 1.13 without a named buyer. */
export const trialSale = (issuer: Issuer): StoredInput => ({
  ...plainSale,
  ...marked,
  type: "01",
  issuer,
  buyer: null,
  lines: [line(decimalFrom("1.13"), "taxed")],
  payments: cash("1.13"),
});

/** A crédito fiscal of 100.00 and IVA to the restaurant itself, a taxpayer whom the ministry knows for certain. */
export const trialCredit = (issuer: Issuer): StoredInput => ({
  ...plainSale,
  ...marked,
  type: "03",
  issuer,
  buyer: itself(issuer),
  lines: [line(decimalFrom("100"), "taxed")],
  payments: cash("113"),
});

/** A note of 1.00 and IVA about such a crédito fiscal, which has room for more notes than are ever made. */
export const trialNote = (issuer: Issuer, type: "05" | "06", related: RelatedDocument): StoredInput => ({
  ...marked,
  type,
  issuer,
  buyer: itself(issuer),
  related: [related],
  lines: [line(decimalFrom("1"), "taxed", related.number)],
  tributes: [],
  isVatWithheld: false,
  isVatPerceived: false,
  isOnCredit: false,
});

/** A purchase of 1.00 from somebody without NRC (guide §17), who does not exist. */
export const trialPurchase = (issuer: Issuer): StoredInput => ({
  ...marked,
  type: "14",
  issuer,
  seller: {
    ...itself(issuer),
    identity: { kind: "13", number: "00000000-0" },
    nrc: null,
    name: "PERSONA DE PRUEBA",
    tradeName: null,
  },
  lines: [line(decimalFrom("1"), "notSubject")],
  discount: ZERO_DECIMAL,
  withheldIncome: ZERO_DECIMAL,
  payments: cash("1"),
});

const itself = ({ nit, nrc, name, tradeName, activity, address, phone, email }: Issuer): Party => ({
  identity: { kind: "36", number: nit },
  nrc,
  name,
  tradeName,
  activity,
  address,
  phone,
  email,
});
