import { decimal, decimalText, readDecimal, ZERO_DECIMAL } from "#platform/domain/money/decimal.ts";
import { isRecord, type JsonRecord, own, ownList } from "#platform/domain/text/json-record.ts";
import type { IssuedType } from "../shape/generation.ts";

/**
 * Categories of fields of the print (guide §23): A always, B when the operation has it by law, C if one
 * likes, D shown, with a dash when it is unused.
 */
const representationCategories = ["A", "B", "C", "D"] as const;
export type RepresentationCategory = (typeof representationCategories)[number];

/** A field of the print; its words are under `taxDelivery.paper` in the messages. */
interface RepresentationField<Key extends string = string> {
  readonly key: Key;
  readonly category: RepresentationCategory;
  /**
   * Paths of the field in the document, of which the first one present counts. Empty when the field comes
   * from elsewhere (the seal, the QR code, the pages).
   */
  readonly paths: readonly string[];
  /** Types that have it; absent: all. */
  readonly types?: readonly IssuedType[];
}

const sales = ["01", "03", "05", "06"] as const;
const notFactura = ["03", "05", "06"] as const;

const field = <const Key extends string>(
  key: Key,
  category: RepresentationCategory,
  paths: readonly string[] = [],
  types?: readonly IssuedType[],
): RepresentationField<Key> => ({ key, category, paths, ...(types ? { types } : {}) });

/**
 * Fields of the print in their order, on a page and on the 80 mm receipt alike. The form is free, but no
 * field of category A may be left out (guide §23). The list is the guide's; the letters of single fields are
 * our reading of it.
 */
const representationFields = [
  field("title", "A"),
  field("type", "A", ["identificacion.tipoDte"]),
  field("version", "A", ["identificacion.version"]),
  field("generationCode", "A", ["identificacion.codigoGeneracion"]),
  field("controlNumber", "A", ["identificacion.numeroControl"]),
  field("seal", "A"),
  field("model", "A", ["identificacion.tipoModelo"]),
  field("transmission", "A", ["identificacion.tipoOperacion"]),
  field("issuedOn", "A", ["identificacion.fecEmi"]),
  field("issuedAt", "A", ["identificacion.horEmi"]),
  field("qr", "A"),
  field("issuer.name", "A", ["emisor.nombre"]),
  field("issuer.tradeName", "D", ["emisor.nombreComercial"]),
  field("issuer.nit", "A", ["emisor.nit"]),
  field("issuer.nrc", "A", ["emisor.nrc"]),
  field("issuer.activity", "A", ["emisor.descActividad"]),
  field("issuer.address", "A", ["emisor.direccion"]),
  field("issuer.phone", "A", ["emisor.telefono"]),
  field("issuer.email", "A", ["emisor.correo"]),
  field("issuer.establishment", "C", ["emisor.codEstable"]),
  field("issuer.pointOfSale", "C", ["emisor.codPuntoVenta"]),
  field("party.name", "B", ["receptor.nombre", "sujetoExcluido.nombre"]),
  field("party.tradeName", "C", ["receptor.nombreComercial"], notFactura),
  field("party.document", "B", ["receptor.nit", "receptor.numDocumento", "sujetoExcluido.numDocumento"]),
  field("party.nrc", "B", ["receptor.nrc"], sales),
  field("party.activity", "B", ["receptor.descActividad", "sujetoExcluido.descActividad"]),
  field("party.address", "B", ["receptor.direccion", "sujetoExcluido.direccion"]),
  field("party.phone", "C", ["receptor.telefono", "sujetoExcluido.telefono"]),
  field("party.email", "C", ["receptor.correo", "sujetoExcluido.correo"]),
  field("related", "B", ["documentoRelacionado"], sales),
  field("lines.number", "A", ["cuerpoDocumento.numItem"]),
  field("lines.quantity", "A", ["cuerpoDocumento.cantidad"]),
  field("lines.unit", "A", ["cuerpoDocumento.uniMedida"]),
  field("lines.code", "C", ["cuerpoDocumento.codigo"]),
  field("lines.title", "A", ["cuerpoDocumento.descripcion"]),
  field("lines.unitPrice", "A", ["cuerpoDocumento.precioUni"]),
  field("lines.discount", "A", ["cuerpoDocumento.montoDescu"]),
  field("lines.outside", "A", ["cuerpoDocumento.noGravado"], sales),
  field("lines.notSubject", "A", ["cuerpoDocumento.ventaNoSuj"], sales),
  field("lines.exempt", "A", ["cuerpoDocumento.ventaExenta"], sales),
  field("lines.taxed", "A", ["cuerpoDocumento.ventaGravada"], sales),
  field("lines.bought", "A", ["cuerpoDocumento.compra"], ["14"]),
  field("notSubject", "A", ["resumen.totalNoSuj"], sales),
  field("exempt", "A", ["resumen.totalExenta"], sales),
  field("taxed", "A", ["resumen.totalGravada"], sales),
  field("sales", "A", ["resumen.subTotalVentas"], sales),
  field("bought", "A", ["resumen.totalCompra"], ["14"]),
  field("discounts", "D", ["resumen.totalDescu"]),
  field("subtotal", "A", ["resumen.subTotal"]),
  // On a factura the IVA is not broken out: it is in the prices.
  field("tributes", "B", ["resumen.tributos"], sales),
  field("perceived", "B", ["resumen.ivaPerci", "resumen.ivaPerci1"], notFactura),
  field("withheld", "B", ["resumen.ivaRete", "resumen.ivaRete1"]),
  field("withheldIncome", "B", ["resumen.reteRenta"]),
  field("total", "A", ["resumen.montoTotalOperacion"], sales),
  field("outside", "D", ["resumen.totalNoGravado"], sales),
  field("toPay", "A", ["resumen.totalPagar"]),
  field("words", "A", ["resumen.totalLetras"]),
  field("condition", "A", ["resumen.condicionOperacion"]),
  field("notes", "D", ["resumen.observaciones", "extension.observaciones"]),
  field("pages", "A"),
] as const;

export type RepresentationKey = (typeof representationFields)[number]["key"];

/** The fields of a type's print (guide §23). */
export function representationOf(type: IssuedType): RepresentationField<RepresentationKey>[] {
  const fields: readonly RepresentationField<RepresentationKey>[] = representationFields;
  return fields.filter(({ types }) => types === undefined || types.includes(type));
}

/** A field of the print with the document's own value; null for a field without a value: a dash. */
export interface PrintedField {
  readonly key: RepresentationKey;
  readonly value: unknown;
}

type Field = RepresentationField<RepresentationKey>;

const ofLines = ({ key }: Field) => key.startsWith("lines.");

/**
 * Returns the fields of a print outside its lines, in its order (guide §23): A and D always, with a dash when
 * they are empty; B and C when they have a value. It leaves out fields that come from elsewhere (the seal,
 * the QR code, the pages) and those that the document's generation does not have.
 */
export function printedFields(type: IssuedType, document: JsonRecord): PrintedField[] {
  return representationOf(type)
    .filter((field) => field.paths.length > 0 && !ofLines(field))
    .flatMap((field) => {
      const said = field.paths.map((path) => valueAt(document, path)).find((value) => value !== undefined);
      const found = said === undefined && field.key === "toPay" ? toPayOfNote(document) : said;
      if (isAlways(field) ? found === undefined : isUnused(found)) return [];
      // Amounts that every sale has may be zero; others are a dash then.
      const isDash = isUnused(found) && !(field.category === "A" && found === 0);
      return [{ key: field.key, value: isDash ? null : found }];
    });
}

/** The columns of its lines: those that every print has, and a code where one line has one (guide §23). */
export function printedColumns(type: IssuedType, document: JsonRecord): PrintedColumn[] {
  const lines = ownList(document, "cuerpoDocumento").filter(isRecord);
  return representationOf(type)
    .filter(ofLines)
    .map(({ key, category, paths: [path = ""] }) => ({ key, category, member: path.split(".")[1] ?? "" }))
    .filter(({ category, member }) =>
      category === "A"
        ? lines.some((line) => Object.hasOwn(line, member))
        : lines.some((line) => !isUnused(own(line, member))),
    )
    .map(({ key, member }) => ({ key, values: lines.map((line) => own(line, member)) }));
}

export interface PrintedColumn {
  readonly key: RepresentationKey;
  /** One for each line. */
  readonly values: readonly unknown[];
}

const isAlways = ({ category }: Field) => category === "A" || category === "D";

const isUnused = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0);

/** Returns what a note of the older generation comes to, which has its total and what is withheld and collected (guide §16). */
function toPayOfNote(document: JsonRecord): string | undefined {
  const amountAt = (name: string) =>
    readDecimal(Number(valueAt(document, `resumen.${name}`) ?? 0)) ?? ZERO_DECIMAL;
  if (valueAt(document, "resumen.montoTotalOperacion") === undefined) return undefined;
  const parts = amountAt("montoTotalOperacion") + amountAt("ivaPerci1") - amountAt("ivaRete1");
  return decimalText(decimal(parts - amountAt("reteRenta")));
}

/** Returns the value at a path: undefined when the document has no such member, null when the member has no value. */
function valueAt(document: JsonRecord, path: string): unknown {
  const [section = "", member] = path.split(".");
  if (!Object.hasOwn(document, section)) return undefined;
  const within = own(document, section);
  if (member === undefined) return within;
  return isRecord(within) && Object.hasOwn(within, member) ? own(within, member) : undefined;
}
