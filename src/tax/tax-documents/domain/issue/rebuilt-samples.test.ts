import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { decimalFrom } from "#platform/domain/money/decimal.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { printDocument } from "../shape/document-value.ts";
import { generationOf } from "../shape/generation.ts";
import { buildContingency } from "./build-contingency.ts";
import { buildExcludedPurchase } from "./build-excluded-purchase.ts";
import { buildInvalidation } from "./build-invalidation.ts";
import { buildNote } from "./build-note.ts";
import { buildSaleDocument } from "./build-sale-document.ts";
import type { Issuer, Party, TaxAddress } from "./parties.ts";
import type {
  DocumentIdentity,
  DocumentLine,
  DocumentPayment,
  Environment,
  ItemKind,
  SaleKind,
} from "./tax-document-input.ts";

/** JSON whose shape the test knows. */
// biome-ignore lint/suspicious/noExplicitAny: the samples are foreign documents, some of them wrong
type Json = any;

const folder = path.join(import.meta.dirname, "../../../documents/domain/samples");
const read = (...name: string[]): Json => JSON.parse(readFileSync(path.join(folder, ...name), "utf8"));
const documents = ["01", "03", "05", "06", "14"].flatMap((type) =>
  readdirSync(path.join(folder, type)).map((name) => [name.replace(".json", ""), read(type, name)] as const),
);

const WORDS = "resumen.totalLetras: the words are free";
const NO_EXTENSION = "extension: an object of nulls says what null says";
const suggested = (line: number) =>
  `cuerpoDocumento.${line}.psv: the line's amount was accepted; nobody suggests a price`;
const coarseTax = (line: number) => `cuerpoDocumento.${line}.ivaItem: its issuer rounds to the cent`;
const coarseLine = (line: number) =>
  `cuerpoDocumento.${line}.ventaGravada: its issuer computes it from a price with IVA`;

/** How foreign documents differ from what is built of the same sale; what is not named is equal to the cent and to the key. */
const deviations: Readonly<Record<string, readonly string[]>> = {
  "01-malo-001": [
    "receptor.nombreComercial: no member of a factura",
    "cuerpoDocumento.0.tributos: IVA is inside a factura's prices",
    "cuerpoDocumento.0.ivaItem: computed as a 03",
    "resumen.totalGravada: computed as a 03",
    "resumen.subTotalVentas: computed as a 03",
    "resumen.tributos: computed as a 03",
    "resumen.subTotal: computed as a 03",
    WORDS,
    "resumen.ivaPerci1: no member of a factura",
  ],
  "01-real-002": [WORDS, NO_EXTENSION],
  "01-real-003": [
    suggested(0),
    coarseTax(0),
    suggested(1),
    coarseTax(1),
    WORDS,
    "resumen.totalIva: the sum of lines rounded to the cent, within the tolerance",
  ],
  "01-real-004": [suggested(0), coarseTax(0), WORDS],
  "01-real-006": [WORDS, "resumen.pagos.0.plazo: a term without a count, paid at once", NO_EXTENSION],
  "01-real-008": [WORDS, "resumen.pagos.0.plazo: a term without a count, paid at once", NO_EXTENSION],
  "01-rechazado-002": [
    "cuerpoDocumento.0.ventaGravada: 1.1 × 3 in binary, for which it was refused",
    suggested(0),
    coarseTax(0),
    suggested(1),
    coarseTax(1),
    suggested(2),
    coarseTax(2),
    suggested(3),
    coarseTax(3),
    WORDS,
  ],
  "03-malo-001": [
    "cuerpoDocumento.0.tributos.0: a number instead of a code",
    "cuerpoDocumento.0.tributos.1: the same",
    WORDS,
  ],
  "03-oficial-001": [WORDS, "resumen.pagos.0.referencia: empty instead of null", NO_EXTENSION],
  "03-prueba-001": [
    "cuerpoDocumento.0.tributos: a line outside the tax has none",
    "resumen.tributos.0.codigo: IVA comes first",
    "resumen.tributos.0.descripcion: the same",
    "resumen.tributos.0.valor: the same",
    "resumen.tributos.1.codigo: the same",
    "resumen.tributos.1.descripcion: the same",
    "resumen.tributos.1.valor: the same",
    WORDS,
  ],
  "03-prueba-002": [
    "cuerpoDocumento.0.numItem: counted backwards",
    "cuerpoDocumento.1.numItem: the same",
    WORDS,
  ],
  "03-real-001": [coarseLine(1), WORDS, NO_EXTENSION],
  "03-real-002": [
    coarseLine(0),
    coarseLine(1),
    WORDS,
    "extension: who handed the goods over is not kept of a sale at a table",
  ],
  "14-prueba-002": ["resumen.totalDescu: null instead of 0", WORDS],
  "14-real-001": [WORDS],
};

test.each(documents)("%s is rebuilt from its inputs", (name, sample) => {
  const built = JSON.parse(printDocument(rebuild(sample)));
  const expected = (deviations[name] ?? []).map((deviation) => deviation.split(":")[0]);
  expect(differences(built, sample)).toEqual(expected);
});

function rebuild(sample: Json) {
  const type = sample.identificacion.tipoDte;
  const common = {
    identity: identityOf(sample),
    issuer: issuerOf(sample.emisor),
    lines: sample.cuerpoDocumento.map((line: Json) => lineOf(line)) as DocumentLine[],
    notes: sample.resumen.observaciones ?? sample.extension?.observaciones ?? null,
    appendix: (sample.apendice ?? []).map((entry: Json) => ({
      field: entry.campo,
      label: entry.etiqueta,
      value: entry.valor,
    })),
  };
  const { resumen } = sample;
  const payments = paymentsOf(resumen.pagos);
  const tributes = (resumen.tributos ?? [])
    .filter(({ codigo }: Json) => codigo !== "20")
    .map(({ codigo, descripcion, valor }: Json) => ({
      code: codigo,
      title: descripcion,
      amount: decimalFrom(valor),
    }));
  const isVatWithheld = (resumen.ivaRete ?? resumen.ivaRete1) > 0;
  const isVatPerceived = (resumen.ivaPerci ?? resumen.ivaPerci1) > 0;
  if (type === "14")
    return buildExcludedPurchase({
      ...common,
      seller: partyOf(sample.sujetoExcluido ?? sample.receptor),
      discount: decimalFrom(resumen.descu),
      withheldIncome: decimalFrom(resumen.reteRenta),
      payments,
    });
  if (type === "05" || type === "06")
    return buildNote({
      ...common,
      type,
      buyer: partyOf(sample.receptor),
      related: sample.documentoRelacionado.map((each: Json) => ({
        kind: each.tipoDocumento,
        isElectronic: each.tipoGeneracion === 2,
        number: each.numeroDocumento,
        issuedOn: calendarDate(each.fechaEmision),
      })),
      tributes,
      isVatWithheld,
      isVatPerceived,
      isOnCredit: resumen.condicionOperacion === 2,
    });
  return buildSaleDocument({
    ...common,
    type,
    buyer: sample.receptor === null ? null : partyOf(sample.receptor),
    discounts: {
      taxed: decimalFrom(resumen.descuGravada),
      exempt: decimalFrom(resumen.descuExenta),
      notSubject: decimalFrom(resumen.descuNoSuj),
      percentage: decimalFrom(resumen.porcentajeDescuento),
    },
    tributes,
    isVatWithheld,
    isVatPerceived,
    payments,
  });
}

function identityOf({ identificacion }: Json): DocumentIdentity {
  const { tipoDte, version, tipoContingencia } = identificacion;
  const generation = generationOf(tipoDte, version);
  if (generation === null) throw new Error("a sample of no generation");
  return {
    generation,
    environment: identificacion.ambiente as Environment,
    controlNumber: identificacion.numeroControl,
    generationCode: identificacion.codigoGeneracion,
    issuedOn: calendarDate(identificacion.fecEmi),
    issuedAt: identificacion.horEmi,
    contingency:
      tipoContingencia === null ? null : { kind: tipoContingencia, reason: identificacion.motivoContin },
  };
}

function issuerOf(emisor: Json): Issuer {
  return {
    nit: emisor.nit,
    nrc: emisor.nrc,
    name: emisor.nombre,
    tradeName: emisor.nombreComercial ?? emisor.nomEstablecimiento ?? null,
    activity: { code: emisor.codActividad, title: emisor.descActividad },
    address: addressOf(emisor.direccion),
    phone: emisor.telefono,
    email: emisor.correo,
    establishmentKind: emisor.tipoEstablecimiento ?? "01",
    establishment: { code: emisor.codEstable ?? null, officialCode: emisor.codEstableMH ?? null },
    pointOfSale: { code: emisor.codPuntoVenta ?? null, officialCode: emisor.codPuntoVentaMH ?? null },
  };
}

function addressOf(direccion: Json): TaxAddress {
  return {
    department: direccion?.departamento,
    municipality: direccion?.municipio,
    district: direccion?.distrito ?? null,
    districtName: null,
    complement: direccion?.complemento,
  };
}

function partyOf(receptor: Json): Party {
  const number = receptor.nit ?? receptor.numDocumento ?? null;
  return {
    identity: number === null ? null : { kind: receptor.tipoDocumento ?? "36", number },
    nrc: receptor.nrc ?? null,
    name: receptor.nombre,
    tradeName: receptor.nombreComercial ?? null,
    activity:
      receptor.codActividad === null ? null : { code: receptor.codActividad, title: receptor.descActividad },
    address: receptor.direccion === null ? null : addressOf(receptor.direccion),
    phone: receptor.telefono,
    email: receptor.correo,
  };
}

function lineOf(line: Json): DocumentLine {
  const outside = line.noGravado ?? 0;
  return {
    kind: line.tipoItem as ItemKind,
    sale: saleOf(line),
    code: line.codigo,
    title: line.descripcion,
    quantity: decimalFrom(line.cantidad),
    unit: line.uniMedida,
    unitPrice: decimalFrom(line.precioUni),
    discount: decimalFrom(line.montoDescu),
    outside: decimalFrom(outside),
    tributes: (line.tributos ?? []).filter((code: string) => code !== "20"),
    ownTribute: line.codTributo ?? null,
    relatedTo: line.numeroDocumento ?? null,
  };
}

function saleOf(line: Json): SaleKind {
  if (line.compra !== undefined || line.ventaNoSuj !== 0) return "notSubject";
  if (line.ventaExenta !== 0) return "exempt";
  return line.ventaGravada === 0 && line.noGravado !== 0 && line.noGravado !== undefined
    ? "outside"
    : "taxed";
}

function paymentsOf(pagos: Json): DocumentPayment[] {
  return (pagos ?? []).map((payment: Json) => ({
    code: payment.codigo,
    amount: decimalFrom(payment.montoPago),
    reference: payment.referencia,
    term: payment.periodo === null ? null : { unit: payment.plazo, count: payment.periodo },
  }));
}

/** Paths at which two documents differ. */
function differences(a: Json, b: Json, at = ""): string[] {
  if (a === b) return [];
  const isOpen = (value: Json) => typeof value === "object" && value !== null;
  if (!isOpen(a) || !isOpen(b)) return [at];
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.flatMap((key) => differences(a[key], b[key], at === "" ? key : `${at}.${key}`));
}

const events = path.join(import.meta.dirname, "..", "samples");
const readEvent = (name: string): Json => JSON.parse(readFileSync(path.join(events, `${name}.json`), "utf8"));

test.each(["inv-v2-001", "inv-v2-002", "inv-v3-001", "inv-v3-002"])(
  "%s is rebuilt from its inputs",
  (name) => {
    const sample = readEvent(name);
    const { identificacion, documento, motivo } = sample;
    const isUnnamed = documento.numDocumento === "000" || documento.numDocumento === null;
    const built = buildInvalidation({
      generation: identificacion.version === 2 ? "2022-12" : "2026-07",
      environment: identificacion.ambiente,
      generationCode: identificacion.codigoGeneracion,
      reportedOn: identificacion.fecAnula ?? identificacion.fecEmi,
      reportedAt: identificacion.horAnula ?? identificacion.horEmi,
      issuer: issuerOf(sample.emisor),
      document: {
        type: documento.tipoDte,
        generationCode: documento.codigoGeneracion,
        seal: documento.selloRecibido,
        controlNumber: documento.numeroControl,
        issuedOn: documento.fecEmi,
        vat: decimalFrom(documento.montoIva ?? 0),
        buyer: {
          documentKind: isUnnamed ? null : documento.tipoDocumento,
          documentNumber: isUnnamed ? null : documento.numDocumento,
          name: isUnnamed ? null : documento.nombre,
          phone: documento.telefono,
          email: isUnnamed ? null : documento.correo,
        },
      },
      kind: motivo.tipoAnulacion,
      reason: motivo.motivoAnulacion,
      replacement: documento.codigoGeneracionR,
      responsible: {
        name: motivo.nombreResponsable,
        identity: { kind: motivo.tipDocResponsable, number: motivo.numDocResponsable },
      },
      applicant: {
        name: motivo.nombreSolicita,
        identity: { kind: motivo.tipDocSolicita, number: motivo.numDocSolicita },
      },
    });
    expect(differences(JSON.parse(printDocument(built)), sample)).toEqual([]);
  },
);

test.each(["cont-v3-001", "cont-v4-001"])("%s is rebuilt from its inputs", (name) => {
  const sample = readEvent(name);
  const { identificacion, emisor, motivo } = sample;
  const built = buildContingency({
    generation: identificacion.version === 3 ? "2022-12" : "2026-07",
    environment: identificacion.ambiente,
    generationCode: identificacion.codigoGeneracion,
    reported: { day: identificacion.fTransmision, time: identificacion.hTransmision },
    issuer: issuerOf(emisor),
    responsible: {
      name: emisor.nombreResponsable,
      identity: { kind: emisor.tipoDocResponsable, number: emisor.numeroDocResponsable },
    },
    cause: { kind: motivo.tipoContingencia, reason: motivo.motivoContingencia },
    began: { day: motivo.fInicio, time: motivo.hInicio },
    ended: { day: motivo.fFin, time: motivo.hFin },
    documents: sample.detalleDTE.map((each: Json) => ({
      type: each.tipoDoc,
      generationCode: each.codigoGeneracion,
    })),
  });
  expect(differences(JSON.parse(printDocument(built)), sample)).toEqual([]);
});
