import { readFileSync } from "node:fs";
import path from "node:path";
import type { IssuerSecrets } from "#db/seeds/issuing.ts";
import { localTime } from "#ministry/salvador-time.ts";
import {
  decimalFrom,
  decimalText,
  fractionOfDecimal,
  toCent,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import { readCertificate } from "#platform/outside/signing/read-certificate.ts";
import { signDocument } from "#platform/outside/signing/sign-document.ts";
import { buildContingency } from "#tax/tax-documents/domain/issue/build-contingency.ts";
import {
  buildInvalidation,
  type InvalidationKind,
} from "#tax/tax-documents/domain/issue/build-invalidation.ts";
import { buildNote } from "#tax/tax-documents/domain/issue/build-note.ts";
import { buildSaleDocument } from "#tax/tax-documents/domain/issue/build-sale-document.ts";
import type { Issuer, Party } from "#tax/tax-documents/domain/issue/parties.ts";
import type { ContingencyCause, DocumentLine } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { formatControlNumber } from "#tax/tax-documents/domain/names/document-numbers.ts";
import { type DocumentRecord, printDocument } from "#tax/tax-documents/domain/shape/document-value.ts";
import type { Generation, IssuedType } from "#tax/tax-documents/domain/shape/generation.ts";

/** The invented certificate of the samples; its key protects nothing. */
const file = path.join(
  import.meta.dirname,
  "../../../../platform/outside/signing/samples/06142303181016.crt",
);
const certificate = readFileSync(file, "utf8");
const certificatePassword = "Pupusa-2026-prueba";
const opened = readCertificate(certificate, certificatePassword);
if (!opened.ok) throw new Error(opened.reason);
export const testCertificate = opened.certificate;

/** The password of the service that goes with it. */
export const TEST_PASSWORD = "Servicio-2026-x";

/** Settings of a restaurant that issues documents. */
export const testIssuerSecrets: IssuerSecrets = {
  nit: testCertificate.nit,
  servicePassword: TEST_PASSWORD,
  certificate,
  certificatePassword,
  certificateUntil: testCertificate.validUntil,
};

const address = {
  department: "06",
  municipality: "23",
  district: "14",
  districtName: "San Salvador",
  complement: "Calle 1",
};
const restaurant: Issuer = {
  nit: testCertificate.nit,
  nrc: "2768431",
  name: "El Comal, S.A. de C.V.",
  tradeName: "El Comal",
  activity: { code: "56101", title: "Restaurantes" },
  address,
  phone: "2257-7001",
  email: "facturas@comal.example.com",
  establishmentKind: "02",
  establishment: { code: "S001", officialCode: "S001" },
  pointOfSale: { code: "P001", officialCode: "P001" },
};
const buyer: Party = {
  identity: { kind: "36", number: "06140511991028" },
  nrc: "1456789",
  name: "Consultores del Valle",
  tradeName: null,
  activity: { code: "70200", title: "Consultoría" },
  address,
  phone: "2243-1100",
  email: "compras@valle.example.com",
};
const person = { name: "Gerente de turno", identity: { kind: "13", number: "04589123-4" } };

/** A document that is built and signed, and what its envelope says. */
export interface SignedDocument {
  readonly type: IssuedType;
  readonly version: number;
  readonly generationCode: string;
  readonly controlNumber: string;
  readonly issuedOn: string;
  readonly jws: string;
  /** Signed text. */
  readonly text: string;
}

/** Differences from the next plain factura of the newer generation in the test environment. */
export interface DocumentWish {
  readonly type?: "01" | "03";
  readonly generation?: Generation;
  readonly environment?: "00" | "01";
  /** Price of its one line, as that type states it. */
  readonly price?: number;
  readonly sequence?: number;
  readonly generationCode?: string;
  readonly contingency?: ContingencyCause | null;
  readonly named?: boolean;
  /** Differences of the named buyer. */
  readonly buyer?: Partial<Party>;
  readonly at?: Date;
}

/** Builds and signs documents of one issuer as our server does, one number after the other; names come from counting. */
export function testIssuer(clock: () => Date, nit: string = testCertificate.nit) {
  const issuer = { ...restaurant, nit };
  let count = 0;
  const nextCode = () => {
    count += 1;
    return `07F62126-D2B4-4F14-910F-${String(count).padStart(12, "0")}`;
  };
  const identityOf = (type: IssuedType, wish: DocumentWish) => {
    const code = nextCode();
    const generationCode = wish.generationCode ?? code;
    const { day, time } = localTime(wish.at ?? clock());
    return {
      generation: wish.generation ?? "2026-07",
      environment: wish.environment ?? "00",
      controlNumber: formatControlNumber({
        type,
        establishment: "S001",
        pointOfSale: "P001",
        sequence: wish.sequence ?? count,
      }),
      generationCode,
      issuedOn: day,
      issuedAt: time,
      contingency: wish.contingency ?? null,
    } as const;
  };
  return {
    nit: issuer.nit,
    sale: (wish: DocumentWish = {}) => signedSale(issuer, identityOf(wish.type ?? "01", wish), wish),
    creditNote(original: SignedDocument, price: number, wish: DocumentWish = {}): SignedDocument {
      const identity = identityOf("05", wish);
      const related = {
        kind: "03",
        isElectronic: true,
        number: original.generationCode,
        issuedOn: localTime(clock()).day,
      };
      const note = buildNote({
        type: "05",
        identity,
        issuer,
        buyer,
        related: [related],
        lines: [lineOf(price, original.generationCode)],
        tributes: [],
        isVatWithheld: false,
        isVatPerceived: false,
        isOnCredit: false,
        notes: null,
        appendix: [],
      });
      return signed(note, "05");
    },
    contingency: (
      documents: readonly SignedDocument[],
      { began, ended, kind = 3 }: { began: Date; ended: Date; kind?: ContingencyCause["kind"] },
      generation: Generation = "2026-07",
    ) =>
      signedEvent(
        buildContingency({
          generation,
          environment: "00",
          generationCode: nextCode(),
          reported: localTime(clock()),
          issuer,
          responsible: person,
          cause: { kind, reason: kind === 5 ? "Inundación" : null },
          began: localTime(began),
          ended: localTime(ended),
          documents,
        }),
      ),
    invalidation: (original: SignedDocument, seal: string, wish: InvalidationWish = {}) =>
      signedEvent(invalidationOf(original, seal, { ...wish, issuer, code: nextCode(), now: clock() })),
  };
}

export interface InvalidationWish {
  readonly kind?: InvalidationKind;
  readonly replacement?: string;
  readonly generation?: Generation;
  /** What it says its day is, when not the right one. */
  readonly day?: string;
}

function lineOf(price: number, relatedTo: string | null): DocumentLine {
  return {
    kind: 1,
    sale: "taxed",
    code: null,
    title: "Pupusas",
    quantity: decimalFrom(1),
    unit: 59,
    unitPrice: decimalFrom(price),
    discount: ZERO_DECIMAL,
    outside: ZERO_DECIMAL,
    tributes: [],
    ownTribute: null,
    relatedTo,
  };
}

function signedSale(
  issuer: Issuer,
  identity: Parameters<typeof buildSaleDocument>[0]["identity"],
  { type = "01", price = 11.3, buyer: other, named = type === "03" || other !== undefined }: DocumentWish,
): SignedDocument {
  const net = decimalFrom(price);
  const vat = type === "03" ? toCent(fractionOfDecimal(net, 13n, 100n)) : ZERO_DECIMAL;
  const amount = decimalFrom(decimalText(net)) + vat;
  const none = {
    taxed: ZERO_DECIMAL,
    exempt: ZERO_DECIMAL,
    notSubject: ZERO_DECIMAL,
    percentage: ZERO_DECIMAL,
  };
  const document = buildSaleDocument({
    type,
    identity,
    issuer,
    buyer: named ? { ...buyer, nrc: type === "03" ? buyer.nrc : null, ...other } : null,
    lines: [lineOf(price, null)],
    discounts: none,
    tributes: [],
    isVatWithheld: false,
    isVatPerceived: false,
    payments: [{ code: "01", amount: amount as typeof net, reference: null, term: null }],
    notes: null,
    appendix: [],
  });
  return signed(document, type);
}

function invalidationOf(
  original: SignedDocument,
  seal: string,
  {
    kind = 2,
    replacement,
    generation = "2026-07",
    day: said,
    issuer,
    code,
    now,
  }: InvalidationWish & { issuer: Issuer; code: string; now: Date },
): DocumentRecord {
  const { receptor } = JSON.parse(original.text) as {
    readonly receptor: { readonly nombre: string; readonly telefono: string | null } | null;
  };
  const isNamed = receptor !== null;
  const today = localTime(now);
  const right = original.type === "01" ? today.day : original.issuedOn;
  const day = (said ?? right) as typeof today.day;
  return buildInvalidation({
    generation,
    environment: "00",
    generationCode: code,
    reportedOn: day,
    reportedAt: today.time,
    issuer,
    document: {
      type: original.type,
      generationCode: original.generationCode,
      seal,
      controlNumber: original.controlNumber,
      issuedOn: original.issuedOn as typeof today.day,
      vat: decimalFrom(1.3),
      buyer: {
        documentKind: isNamed ? "36" : null,
        documentNumber: isNamed ? (buyer.identity?.number ?? null) : null,
        name: receptor?.nombre ?? null,
        phone: receptor?.telefono ?? null,
        email: isNamed ? buyer.email : null,
      },
    },
    kind,
    reason: kind === 3 ? "Cambio de producto" : null,
    replacement: replacement ?? null,
    responsible: person,
    applicant: person,
  });
}

/** Signs what was built. */
export function signed(document: DocumentRecord, type: IssuedType): SignedDocument {
  const text = printDocument(document);
  const { identificacion } = JSON.parse(text) as { readonly identificacion: Record<string, unknown> };
  return {
    type,
    version: Number(identificacion.version),
    generationCode: String(identificacion.codigoGeneracion),
    controlNumber: String(identificacion.numeroControl),
    issuedOn: String(identificacion.fecEmi),
    jws: signDocument(text, testCertificate.privateKey),
    text,
  };
}

function signedEvent(document: DocumentRecord) {
  const { version, generationCode, jws, text } = signed(document, "01");
  return { version, generationCode, jws, text };
}
