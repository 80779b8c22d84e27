import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ANSWER_MAX, readMinistryAnswer } from "./ministry-answer.ts";

const folder = path.join(import.meta.dirname, "..", "samples");
const sample = (name: string) => readFileSync(path.join(folder, `${name}.json`), "utf8");
const CODE = "FF84E5DB-79C5-42CE-B415-EC510C53EFB5";
const SEAL = "20219E9D4DC0292F4681AD759B0B0F5CA99DC23G";

const answer = (changes: Record<string, unknown>, status = 200) =>
  readMinistryAnswer(
    {
      status,
      body: JSON.stringify({ estado: "PROCESADO", codigoGeneracion: CODE, selloRecibido: SEAL, ...changes }),
    },
    CODE,
    "sent",
  );

test.each(readdirSync(folder).filter((name) => name.endsWith(".respuesta.json")))(
  "%s is read as the ministry meant it",
  (name) => {
    const body = readFileSync(path.join(folder, name), "utf8");
    const { estado, codigoGeneracion, selloRecibido } = JSON.parse(body);
    const read = readMinistryAnswer(
      { status: estado === "RECHAZADO" ? 400 : 200, body },
      codigoGeneracion,
      "sent",
    );
    if (estado === "RECHAZADO") expect(read).toMatchObject({ kind: "rejected", words: { code: "096" } });
    else expect(read).toMatchObject({ seal: selloRecibido });
  },
);

describe("the official answers", () => {
  const read = (name: string, status = 200, code = CODE) =>
    readMinistryAnswer({ status, body: sample(name) }, code, "sent");

  test("accepted, and accepted with remarks", () => {
    expect(read("resp-oficial-003-recepcion-ok")).toMatchObject({
      kind: "sealed",
      seal: SEAL,
      words: { code: "001", remarks: [], processedAt: "12/04/2021 13:29:04" },
    });
    expect(read("resp-oficial-004-recepcion-observaciones")).toMatchObject({
      kind: "sealed_with_remarks",
      seal: SEAL,
      words: { remarks: ["[resumen.totalVentaGra] CALCULO INCORRECTO"] },
    });
  });

  test("an event of contingency is received, an invalidation processed", () => {
    expect(read("resp-oficial-010-contingencia-recibido")).toMatchObject({ kind: "sealed" });
    expect(read("resp-oficial-012-anular-ok", 200, "CF89B21E-4268-4711-832D-8A54866B1763")).toMatchObject({
      kind: "sealed",
    });
  });

  test("a refused sign-in is about access, even with 200", () => {
    expect(read("resp-oficial-002-auth-error")).toMatchObject({
      kind: "auth",
      words: { description: "Usuario no valido" },
    });
  });

  test("the parts of a lot are answers of their own", () => {
    const { procesados, rechazados } = JSON.parse(sample("resp-oficial-009-consulta-lote"));
    const kinds = [...procesados, ...rechazados].map(
      (each) =>
        readMinistryAnswer({ status: 200, body: JSON.stringify(each) }, each.codigoGeneracion, "sent").kind,
    );
    expect(kinds).toEqual(["sealed", "sealed", "sealed", "signature", "signature"]);
  });
});

test.each([
  ["no connection", null, null, { kind: "unknown", why: "no_answer" }],
  ["one that never ends", 200, null, { kind: "unknown", why: "unfinished" }],
  ["twenty megabytes", 200, "x".repeat(ANSWER_MAX), { kind: "unknown", why: "too_large" }],
  ["nothing", 200, "", { kind: "unknown", why: "empty" }],
  ["HTML", 200, "<html><body>OK</body></html>", { kind: "unknown", why: "not_json" }],
  ["half a JSON", 200, '{"estado":"PROCESADO","selloReci', { kind: "unknown", why: "not_json" }],
  ["a list", 200, "[]", { kind: "unknown", why: "not_json" }],
  ["another JSON", 200, '{"ok":true}', { kind: "unknown", why: "no_state" }],
  ["a gateway's page", 502, "<html>Bad gateway</html>", { kind: "down", status: 502 }],
  ["an empty 500", 500, "", { kind: "down", status: 500 }],
  ["a 500 with a page", 500, "<h1>Error</h1>", { kind: "down", status: 500 }],
  [
    "a 500 with JSON of its own",
    500,
    '{"status":500,"error":"Internal Server Error"}',
    { kind: "down", status: 500 },
  ],
  ["an empty 401", 401, "", { kind: "auth" }],
  ["too many requests", 429, "", { kind: "down", status: 429 }],
] as const)("%s makes nothing exist", (_, status, body, expected) => {
  expect(readMinistryAnswer({ status, body }, CODE, "sent")).toMatchObject(expected);
});

test("an event that came before is told by its words, a document in it is a datum", () => {
  const told = (mensaje: string) =>
    readMinistryAnswer({ status: 400, body: JSON.stringify({ estado: "RECHAZADO", mensaje }) }, CODE, "sent")
      .kind;
  expect(told("[identificacion.codigoGeneracion] YA EXISTE UN REGISTRO CON ESE VALOR")).toBe("unknown");
  expect(told("[detalleDTE.codigoGeneracion] YA EXISTE UN REGISTRO CON ESE VALOR")).toBe("rejected");
});

test("a document that was invalidated is found as such", () => {
  expect(answer({ estado: "INVALIDADO" })).toMatchObject({ kind: "invalidated" });
});

test("only a whole seal of the same document is a seal", () => {
  for (const seal of [null, "", SEAL.slice(1), `${SEAL}0`, SEAL.toLowerCase(), 7, [SEAL]])
    expect(answer({ selloRecibido: seal })).toEqual({ kind: "unknown", why: "no_seal" });
  expect(answer({ codigoGeneracion: "07F62126-D2B4-4F14-910F-E1576E323881" })).toEqual({
    kind: "unknown",
    why: "other_document",
  });
  expect(answer({ estado: "EN PROCESO" })).toEqual({ kind: "unknown", why: "no_state" });
  expect(answer({}, 500)).toMatchObject({ kind: "sealed" });
});

test.each([
  ["020", "16", "CALCULO INCORRECTO", { kind: "rejected" }],
  ["777", "99", "ALGO NUEVO", { kind: "rejected", words: { description: "ALGO NUEVO" } }],
  ["802", "20", "No valido", { kind: "signature" }],
  ["106", "19", "CREDENCIALES INVÁLIDAS", { kind: "auth" }],
  ["103", "16", "UN CÁLCULO DEL MANUAL NUEVO", { kind: "rejected" }],
  ["022", "20", "[firma] SERVICIO DE VALIDACION DE FIRMA NO DISPONIBLE", { kind: "unknown" }],
  ["004", "11", "[identificacion.numeroControl] YA EXISTE UN REGISTRO CON ESE VALOR", { kind: "rejected" }],
  [
    "004",
    "11",
    "[identificacion.codigoGeneracion] YA EXISTE UN REGISTRO",
    { kind: "unknown", why: "repeated" },
  ],
  ["014", "99", "NO EXISTE UN REGISTRO CON ESTE DATO", { kind: "reference_missing" }],
] as const)("a rejection with %s of class %s: %s", (codigoMsg, clasificaMsg, descripcionMsg, expected) => {
  expect(
    answer({ estado: "RECHAZADO", selloRecibido: null, codigoMsg, clasificaMsg, descripcionMsg }, 400),
  ).toMatchObject(expected);
});

test("014 and 404 say that a document is not there only when it was asked for", () => {
  const read = (status: number, body: object, asking: "sent" | "asked_for") =>
    readMinistryAnswer({ status, body: JSON.stringify(body) }, CODE, asking).kind;
  const refused = { estado: "RECHAZADO", codigoMsg: "014" };
  expect([read(400, refused, "sent"), read(400, refused, "asked_for")]).toEqual([
    "reference_missing",
    "not_found",
  ]);
  const nowhere = { status: 404, error: "Not Found" };
  expect([read(404, nowhere, "sent"), read(404, nowhere, "asked_for")]).toEqual(["down", "not_found"]);
});

test.each([
  ["a list", ["[receptor.nrc] FORMATO NO VALIDO", ""], ["[receptor.nrc] FORMATO NO VALIDO"]],
  ["a text", "[receptor.nrc] FORMATO NO VALIDO", ["[receptor.nrc] FORMATO NO VALIDO"]],
  ["nothing", null, []],
  ["an empty text", " ", []],
  ["a number", 20, ["20"]],
  [
    "objects with the member and what is wrong",
    [{ campo: "receptor.nrc", descripcion: "FORMATO NO VALIDO" }, { mensaje: "OTRO" }],
    ["[receptor.nrc] FORMATO NO VALIDO", "OTRO"],
  ],
  ["one object", { campo: "receptor.nrc", mensaje: "NO" }, ["[receptor.nrc] NO"]],
  ["an object of members", { "receptor.nrc": "NO", nit: 7 }, ["receptor.nrc: NO", "nit: 7"]],
  ["lists in lists", [["A"], [{ error: "B" }]], ["A", "B"]],
  ["a list that is written in a text", '["A",{"campo":"x","error":"B"}]', ["A", "[x] B"]],
  ["a text that only begins as one", "[receptor.nrc]", ["[receptor.nrc]"]],
] as const)("remarks come as %s", (_, observaciones, remarks) => {
  expect(answer({ observaciones })).toMatchObject({ words: { remarks } });
});

test.each([
  [4, "[identificacion.codigoGeneracion] YA EXISTE", { kind: "unknown", why: "repeated" }],
  [14, "[receptor.nrc] NO EXISTE", { kind: "reference_missing", words: { code: "014" } }],
  ["20", "CALCULO INCORRECTO", { kind: "rejected", words: { code: "020", classCode: "16" } }],
  [802, "No valido", { kind: "signature" }],
] as const)("the code %s as a number is the same code", (codigoMsg, descripcionMsg, expected) => {
  const changes = { estado: "rechazado ", selloRecibido: null, codigoMsg, descripcionMsg, clasificaMsg: 16 };
  expect(answer(changes, 400)).toMatchObject(expected);
});

test("a whole seal with remarks in any form is sealed with remarks", () => {
  for (const observaciones of ["X", { a: "X" }, [{ mensaje: "X" }]])
    expect(answer({ observaciones })).toMatchObject({ kind: "sealed_with_remarks" });
  expect(answer({ codigoMsg: 2 })).toMatchObject({ kind: "sealed_with_remarks" });
  expect(answer({ codigoMsg: 1, observaciones: ["", ""] })).toMatchObject({ kind: "sealed" });
});

test("no answer throws, and none without a seal of forty characters is a seal", () => {
  const body = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.json(),
    fc
      .record({
        estado: fc.constantFrom("PROCESADO", "RECHAZADO", 1),
        selloRecibido: fc.oneof(fc.string(), fc.constant(null)),
        observaciones: fc.anything({ maxDepth: 1 }),
      })
      .map((each) => JSON.stringify(each)),
  );
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 100, max: 599 })), fc.option(body), (status, text) => {
      const read = readMinistryAnswer({ status, body: text ?? null }, CODE, "sent");
      expect(read.kind.startsWith("sealed")).toBe("seal" in read && /^[0-9A-Z]{40}$/.test(read.seal ?? ""));
    }),
  );
});
