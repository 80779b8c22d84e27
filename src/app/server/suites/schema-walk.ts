import { z } from "zod";
import { idNames } from "#platform/contract/wire.ts";

/** Place of a value inside an input: names of fields, `0` for an element of a list. */
export type ValuePath = readonly (string | 0)[];

export interface IdPlace {
  readonly path: ValuePath;
  /** Name of the id: `Order`, `Table`. */
  readonly name: string;
}

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  items?: readonly z.ZodType[];
  options?: readonly z.ZodType[];
  entries?: Record<string, string | number>;
  values?: readonly unknown[];
}

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/** A schema inside another one, with its place. */
interface PlacedSchema<Schema extends z.ZodType = z.ZodType> {
  readonly path: ValuePath;
  readonly schema: Schema;
}

/** The schemas that are directly in one, of a codec the side of the wire, each with the step that leads to its value. */
function wireParts(schema: z.ZodType): [z.ZodType | undefined, ...ValuePath][] {
  const { shape, element, innerType, in: input, options } = definitionOf(schema);
  return [
    ...Object.entries(shape ?? {}).map(([field, inner]): [z.ZodType, string] => [inner, field]),
    [element, 0],
    ...[innerType, input, ...(options ?? [])].map((inner): [z.ZodType | undefined] => [inner]),
  ];
}

/** The same of both sides, and of what a request has no place for: records and tuples. */
function allParts(schema: z.ZodType): [z.ZodType | undefined, ...ValuePath][] {
  const { out, keyType, valueType, items } = definitionOf(schema);
  return [
    ...wireParts(schema),
    [valueType, 0],
    ...[out, keyType, ...(items ?? [])].map((inner): [z.ZodType | undefined] => [inner]),
  ];
}

/** Every schema in a schema, itself first. */
function schemasIn(schema: z.ZodType | undefined, partsOf = wireParts, path: ValuePath = []): PlacedSchema[] {
  if (!schema) return [];
  const inside = partsOf(schema).flatMap(([part, ...step]) => schemasIn(part, partsOf, [...path, ...step]));
  return [{ path, schema }, ...inside];
}

/** Every id in a schema, found by the names that idOf and idTextOf leave on it. */
export const idPlaces = (whole: z.ZodType | undefined): IdPlace[] =>
  schemasIn(whole).flatMap(({ path, schema }) => {
    const named = idNames.get(schema);
    return named ? [{ path, name: named.name }] : [];
  });

const placesOf = (schemas: readonly PlacedSchema[], types: readonly string[]): ValuePath[] =>
  schemas.filter(({ schema }) => types.includes(definitionOf(schema).type)).map(({ path }) => path);

/** Every place that takes a text: words, days, instants, uuids, choices, ids in an address. */
export const textPlaces = (schema: z.ZodType | undefined) => placesOf(schemasIn(schema), ["string", "enum"]);

/** Every text that somebody may write freely with its own schema, refinements of the fields around it included. */
export const textSchemas = (whole: z.ZodType | undefined): PlacedSchema[] =>
  schemasIn(whole).filter(({ schema }) => definitionOf(schema).type === "string");

/** Every place that takes a number: amounts, pieces, rates, ids in a body. */
export const numberPlaces = (schema: z.ZodType | undefined) => placesOf(schemasIn(schema), ["number"]);

/** Every number of a schema with its own schema, the side of the wire of a codec. */
export const numberSchemas = (whole: z.ZodType | undefined): PlacedSchema<z.ZodNumber>[] =>
  schemasIn(whole).flatMap(({ path, schema }) => (schema instanceof z.ZodNumber ? [{ path, schema }] : []));

/**
 * Every place at which a value is changed in one direction only (`transform`, `preprocess`): what takes it apart has no way
 * back, so nobody can send it by its definition. A codec has both.
 */
export const oneWayPlaces = (schema: z.ZodType | undefined) =>
  placesOf(schemasIn(schema, allParts), ["transform"]);

/** Texts and numbers tried in turn until a schema takes one. */
const candidates: readonly unknown[] = [
  "texto",
  "persona@test.example",
  "1",
  1,
  0,
  "2026-11-20",
  "2026-11-20T12:00:00Z",
  "5f0c6c3e-6f0b-4c6e-9a53-1f2f2ff1f3a1",
  "a".repeat(64),
  "A".repeat(43),
  "kitchen",
  "12345678",
  "0417",
  "A".repeat(22),
  "es",
  true,
];

/** The smallest input a schema takes, in wire form: optional fields left out, nullable ones null. */
export function smallestInput(schema: z.ZodType): unknown {
  const { type, shape, element, innerType, options, entries, values } = definitionOf(schema);
  switch (type) {
    case "object":
      return Object.fromEntries(
        Object.entries(shape ?? {})
          .map(([field, inner]) => [field, smallestInput(inner)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case "array":
      return z.safeDecode(schema, [] as never).success || !element ? [] : [smallestInput(element)];
    case "optional":
    case "default":
    case "prefault":
      return undefined;
    case "nullable":
      return null;
    case "nonoptional":
    case "readonly":
    case "catch":
      return innerType ? smallestInput(innerType) : undefined;
    case "union":
      return options?.[0] ? smallestInput(options[0]) : undefined;
    case "enum":
      return Object.values(entries ?? {})[0];
    case "literal":
      return values?.[0];
    default: {
      const found = candidates.find((candidate) => z.safeDecode(schema, candidate as never).success);
      if (found === undefined) throw new Error(`No candidate fits a ${type}: add one to schema-walk.ts`);
      return found;
    }
  }
}

/** A copy of an input with another value at one place. */
export function withValue(input: unknown, [step, ...rest]: ValuePath, value: unknown): unknown {
  if (step === undefined) return value;
  if (step === 0) {
    const [first, ...others] = Array.isArray(input) ? input : [];
    return [withValue(first, rest, value), ...others];
  }
  const object = (input ?? {}) as Record<string, unknown>;
  return { ...object, [step]: withValue(object[step], rest, value) };
}

/** The value at one place; undefined when there is none. */
export function valueAt(input: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | null | undefined)?.[step],
    input,
  );
}
