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

/** Every id in a schema, found by the names that idOf and idTextOf leave on it. */
export function idPlaces(schema: z.ZodType | undefined, path: ValuePath = []): IdPlace[] {
  if (!schema) return [];
  const named = idNames.get(schema);
  if (named) return [{ path, name: named.name }];
  const { shape, element, innerType, in: input, options } = definitionOf(schema);
  return [
    ...Object.entries(shape ?? {}).flatMap(([field, inner]) => idPlaces(inner, [...path, field])),
    ...idPlaces(element, [...path, 0]),
    ...idPlaces(innerType, path),
    ...idPlaces(input, path),
    ...(options ?? []).flatMap((option) => idPlaces(option, path)),
  ];
}

/** Every place that takes a text: words, days, instants, uuids, choices, ids in an address. */
export const textPlaces = (schema: z.ZodType | undefined) => placesOf(schema, ["string", "enum"]);

/** Every place that takes a number: amounts, pieces, rates, ids in a body. */
export const numberPlaces = (schema: z.ZodType | undefined) => placesOf(schema, ["number"]);

/** Every number of a schema with its own schema, the side of the wire of a codec. */
export function numberSchemas(
  schema: z.ZodType | undefined,
  path: ValuePath = [],
): { readonly path: ValuePath; readonly schema: z.ZodNumber }[] {
  if (!schema) return [];
  if (schema instanceof z.ZodNumber) return [{ path, schema }];
  const { shape, element, innerType, in: input, options } = definitionOf(schema);
  return [
    ...Object.entries(shape ?? {}).flatMap(([field, inner]) => numberSchemas(inner, [...path, field])),
    ...numberSchemas(element, [...path, 0]),
    ...numberSchemas(innerType, path),
    ...numberSchemas(input, path),
    ...(options ?? []).flatMap((option) => numberSchemas(option, path)),
  ];
}

/**
 * Every place at which a value is changed in one direction only (`transform`, `preprocess`): what takes it apart has no way
 * back, so nobody can send it by its definition. A codec has both.
 */
export function oneWayPlaces(schema: z.ZodType | undefined, path: ValuePath = []): ValuePath[] {
  if (!schema) return [];
  const { type, shape, options, items, ...of } = definitionOf(schema);
  if (type === "transform") return [path];
  return [
    ...Object.entries(shape ?? {}).flatMap(([field, inner]) => oneWayPlaces(inner, [...path, field])),
    ...[of.element, of.valueType].flatMap((inner) => oneWayPlaces(inner, [...path, 0])),
    ...[of.innerType, of.in, of.out, of.keyType].flatMap((inner) => oneWayPlaces(inner, path)),
    ...[...(options ?? []), ...(items ?? [])].flatMap((inner) => oneWayPlaces(inner, path)),
  ];
}

/** Every field of the objects in a schema, with its own schema. */
export function fieldsOf(
  schema: z.ZodType | undefined,
  path: ValuePath = [],
): { readonly path: ValuePath; readonly schema: z.ZodType }[] {
  if (!schema) return [];
  const { shape, element, innerType, in: input, options } = definitionOf(schema);
  return [
    ...Object.entries(shape ?? {}).flatMap(([field, inner]) => [
      { path: [...path, field], schema: inner },
      ...fieldsOf(inner, [...path, field]),
    ]),
    ...fieldsOf(element, [...path, 0]),
    ...[innerType, input, ...(options ?? [])].flatMap((inner) => fieldsOf(inner, path)),
  ];
}

function placesOf(
  schema: z.ZodType | undefined,
  types: readonly string[],
  path: ValuePath = [],
): ValuePath[] {
  if (!schema) return [];
  const { type, shape, element, innerType, in: input, options } = definitionOf(schema);
  if (types.includes(type)) return [path];
  return [
    ...Object.entries(shape ?? {}).flatMap(([field, inner]) => placesOf(inner, types, [...path, field])),
    ...placesOf(element, types, [...path, 0]),
    ...placesOf(innerType, types, path),
    ...placesOf(input, types, path),
    ...(options ?? []).flatMap((option) => placesOf(option, types, path)),
  ];
}

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
