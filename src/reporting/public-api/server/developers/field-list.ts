import type { PublicApiWords } from "#app/words/word-catalogues.ts";
import { escapeHtml } from "#platform/outside/mail/escape-html.ts";
import type { JsonSchema } from "./json-example.ts";
import type { Parameter } from "./public-document.ts";

type Labels = PublicApiWords["labels"];

/** Fills values into a text: `at most {{most}}`. */
export function filled(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ""));
}

/** Shows names in backquotes as code. */
const asCode = (text: string) => `<code>${escapeHtml(text)}</code>`;

interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly description: string;
  /** Notes beside its type: where it goes, whether it is required. */
  readonly notes: readonly string[];
}

/** Lists the parameters of an address and its headers. `place` begins the id of each. */
export function parameterList(
  parameters: readonly Parameter[],
  { labels }: PublicApiWords,
  place: string,
): string {
  const places: Readonly<Record<string, string>> = labels.places;
  return fieldList(
    parameters.map(({ name, in: where, required, schema, description }) => ({
      name,
      schema,
      description,
      notes: [places[where] ?? where, required ? labels.required : labels.optional],
    })),
    labels,
    place,
  );
}

/**
 * Lists every field of a schema, those of inner objects by their path: `lines[].addons[].price`. `place` begins the id of
 * each, by which it is found.
 */
export function schemaFields(
  schema: JsonSchema,
  { labels }: PublicApiWords,
  { isSent, place }: { readonly isSent: boolean; readonly place: string },
): string {
  return fieldList(flatFields(schema, "", isSent, labels), labels, place);
}

/** Counts the fields of a schema, with inner ones. */
export const countFields = (schema: JsonSchema, { labels }: PublicApiWords) =>
  flatFields(schema, "", false, labels).length;

function flatFields(schema: JsonSchema, prefix: string, isSent: boolean, labels: Labels): Field[] {
  const { required = [] } = schema;
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const path = prefix + name;
    const notes = isSent ? [required.includes(name) ? labels.required : labels.optional] : [];
    const { object, mark } = innerObject(inner);
    return [
      { name: path, schema: inner, description: inner.description ?? "", notes },
      ...(object ? flatFields(object, `${path}${mark}.`, isSent, labels) : []),
    ];
  });
}

/** Returns the object that a field is or contains, and the mark that leads to its fields: `.` or `[].`. */
function innerObject(schema: JsonSchema): { object?: JsonSchema; mark: string } {
  if (schema.properties) return { object: schema, mark: "" };
  if (schema.items) {
    const { object } = innerObject(schema.items);
    return object ? { object, mark: "[]" } : { mark: "" };
  }
  const [inner] = schema.anyOf ?? [];
  return inner ? innerObject(inner) : { mark: "" };
}

function fieldList(fields: readonly Field[], labels: Labels, place: string): string {
  const rows = fields.map(({ name, schema, description, notes }) => {
    const [meaning = ""] = description.split("\n\n");
    const facts = [typeWords(name, schema, labels), ...limits(schema, labels), ...notes];
    return `<div id="${place}.${name}" data-kind="field" data-name="${name}"><dt>${asCode(name)}<small>${facts.map(escapeHtml).join(" · ")}</small></dt><dd>${escapeHtml(
      meaning,
    )}${valueList(schema)}</dd></div>`;
  });
  return `<dl class="fields">${rows.join("")}</dl>`;
}

function valueList(schema: JsonSchema): string {
  const values = Object.entries(schema["x-enumDescriptions"] ?? {});
  if (values.length === 0) return "";
  const items = values.map(([value, meaning]) => `<li>${asCode(value)} ${escapeHtml(meaning)}</li>`);
  return `<ul>${items.join("")}</ul>`;
}

const nullable = (schema: JsonSchema) =>
  (Array.isArray(schema.type) && schema.type.includes("null")) ||
  (schema.anyOf ?? []).some(({ type }) => type === "null");

function typeWords(name: string, schema: JsonSchema, labels: Labels): string {
  const words = bareType(name, schema, labels.types);
  return nullable(schema) ? `${words} ${labels.may_be_null}` : words;
}

function bareType(name: string, schema: JsonSchema, types: Labels["types"]): string {
  const [inner] = schema.anyOf ?? [];
  if (inner) return bareType(name, inner, types);
  const kind = schema["x-kind"];
  if (kind === "amount" || kind === "quantity" || kind === "percent") return types[kind];
  const type: string | undefined = typeof schema.type === "string" ? schema.type : schema.type?.[0];
  switch (type) {
    case "array":
      return types.list;
    case "integer":
      return /(^|[._])id$/.test(name) ? types.id : types.integer;
    case "string":
      // An id in an address is text.
      if (/[a-z]Id$/.test(name)) return types.id;
      return schema.format === "date"
        ? types.date
        : schema.format === "date-time"
          ? types.moment
          : types.string;
    case "number":
    case "boolean":
    case "object":
      return types[type];
    default:
      return types.string;
  }
}

function limits(schema: JsonSchema, labels: Labels): string[] {
  const { minimum, maximum, maxLength } = schema.anyOf?.[0] ?? schema;
  return [
    ...(maximum === undefined || schema["x-kind"] === "percent"
      ? []
      : [
          minimum === undefined
            ? filled(labels.at_most, { most: maximum })
            : filled(labels.between, { least: minimum, most: maximum }),
        ]),
    ...(maxLength === undefined ? [] : [filled(labels.up_to_signs, { most: maxLength })]),
    ...(schema.default === undefined ? [] : [filled(labels.default, { value: String(schema.default) })]),
  ];
}
