import { isRecord, type JsonRecord, own, ownList } from "#platform/domain/text/json-record.ts";
import type { IssuedType } from "../shape/generation.ts";
import { type RepresentationField, type RepresentationKey, representationOf } from "./representation.ts";

/** A field as the print has it; the value is the document's own, null for one that stands there without a value: a dash. */
export interface PrintedField {
  readonly key: RepresentationKey;
  readonly value: unknown;
}

type Field = RepresentationField<RepresentationKey>;

const ofLines = ({ key }: Field) => key.startsWith("lines.");

/**
 * What a print says of a document outside its lines, in the print's order (guide §23): A and D always, with a dash where nothing is said;
 * B and C where there is something to say. What comes from elsewhere (the seal, the QR code, the pages) is not among it, nor what the
 * generation of the document does not have.
 */
export function printedFields(type: IssuedType, document: JsonRecord): PrintedField[] {
  return representationOf(type)
    .filter((field) => field.paths.length > 0 && !ofLines(field))
    .flatMap((field) => {
      const found = field.paths.map((path) => valueAt(document, path)).find((value) => value !== undefined);
      if (isAlways(field) ? found === undefined : isUnused(found)) return [];
      // What a sale always comes to may be nothing; what it need not have is a dash then.
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

/** Undefined where the document has no such member; null where it has it without a value. */
function valueAt(document: JsonRecord, path: string): unknown {
  const [section = "", member] = path.split(".");
  if (!Object.hasOwn(document, section)) return undefined;
  const within = own(document, section);
  if (member === undefined) return within;
  return isRecord(within) && Object.hasOwn(within, member) ? own(within, member) : undefined;
}
