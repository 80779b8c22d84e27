import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { kindOf } from "#tax/tax-documents/domain/check/check-tax-document.ts";
import { generationOf, generations } from "#tax/tax-documents/domain/shape/generation.ts";
import { keyOrders } from "#tax/tax-documents/domain/shape/key-orders.ts";
import { checkSchema } from "./check-schema.ts";

/** JSON whose shape the test knows. */
// biome-ignore lint/suspicious/noExplicitAny: the samples are foreign documents, some of them wrong
type Json = any;

const tax = path.join(import.meta.dirname, "../../../tax");
const issued = path.join(tax, "documents/domain/samples");
const events = path.join(tax, "tax-documents/domain/samples");
const load = (file: string): Json => JSON.parse(readFileSync(file, "utf8"));
const samples = [
  ...["01", "03", "05", "06", "14"].flatMap((type) =>
    readdirSync(path.join(issued, type)).map((name) => path.join(issued, type, name)),
  ),
  ...readdirSync(events)
    .filter((name) => /^(inv|cont)-/.test(name))
    .map((name) => path.join(events, name)),
].map((file) => [path.basename(file, ".json"), load(file)] as const);

/** Refusals of the official schemas for samples; samples without an entry pass. */
const refusals: Readonly<Record<string, readonly string[]>> = {
  "01-malo-001": [
    "receptor.nombreComercial not_allowed",
    "cuerpoDocumento.1.tributos.1 not_a_choice",
    "resumen.ivaPerci1 not_allowed",
    "resumen.tributos.1.codigo not_a_choice",
  ],
  "01-rechazado-002": [
    "cuerpoDocumento.1.ventaGravada too_many_decimals",
    "cuerpoDocumento.1.psv too_many_decimals",
  ],
  "03-malo-001": ["cuerpoDocumento.1.tributos.1 not_a_choice", "cuerpoDocumento.1.tributos.1 wrong_kind"],
  "03-prueba-001": ["cuerpoDocumento.1.tributos wrong_kind"],
  "03-prueba-002": ["identificacion.horEmi malformed"],
};

test.each(samples)("the schema says of %s what it refuses", (name, sample) => {
  const found = check(sample).map(({ field, reason }) => `${field} ${reason}`);
  expect(found).toEqual(refusals[name] ?? []);
});

function check(sample: Json) {
  const kind = kindOf(sample);
  const generation = kind && generationOf(kind, sample.identificacion.version);
  if (kind === null || generation === null) throw new Error("a sample of no kind");
  return checkSchema(sample, { kind, generation });
}

test("a member that is left out, too long or of a wrong shape is told by its name", () => {
  const [, sample] = samples.find(([name]) => name === "03-v4-001") ?? ["", {}];
  const wrong = structuredClone(sample);
  delete wrong.receptor.telefono;
  wrong.receptor.nombre = "x".repeat(251);
  wrong.identificacion.codigoGeneracion = "abc";
  wrong.cuerpoDocumento[0].cantidad = 0;
  expect(check(wrong).map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    "identificacion.codigoGeneracion too_short",
    "identificacion.codigoGeneracion malformed",
    "receptor.telefono missing",
    "receptor.nombre too_long",
    "cuerpoDocumento.1.cantidad too_small",
  ]);
});

const files: readonly (readonly [keyof typeof keyOrders, string, string])[] = [
  ["01", "fe-fc-v1", "fe-f-v2"],
  ["03", "fe-ccf-v3", "fe-ccf-v4"],
  ["05", "fe-nc-v3", "fe-nc-v4"],
  ["06", "fe-nd-v3", "fe-nd-v4"],
  ["14", "fe-fse-v1", "fe-fse-v2"],
  ["invalidation", "anulacion-schema-v2", "invalidacion-schema-v3"],
  ["contingency", "contingencia-schema-v3", "contingencia-schema-v4"],
];

test.each(files)("members of %s are written in the order of their schemas", (kind, ...names) => {
  for (const [at, generation] of generations.entries())
    expect(keyOrders[kind][generation]).toEqual(
      membersOf(load(path.join(import.meta.dirname, generation, `${names[at]}.json`))),
    );
});

/** Members of a schema as the key orders write them: "a(b c)". */
function membersOf(schema: Json): string[] {
  return Object.entries<Json>(schema.properties).map(([name, member]) => {
    const inner = [member, member.items ?? {}].find(({ properties }) => properties !== undefined);
    return inner === undefined ? name : `${name}(${membersOf(inner).join(" ")})`;
  });
}
