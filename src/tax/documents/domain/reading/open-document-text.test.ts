import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readPurchaseDocument } from "./read-purchase-document.ts";

const folder = path.join(import.meta.dirname, "../samples");
const sample = (file: string) => readFileSync(path.join(folder, file), "utf8");
const plain = sample("01/01-v2-001.json");
const signed = sample("wrapped/01-v2-001.compacto.jws");
const document = JSON.parse(plain) as unknown;
const seal = "2024C3FC5E1010E03E59EBF8104C0122DB7F4W1T";

function read(text: string) {
  const result = readPurchaseDocument(text);
  return result.ok ? result.document : result.refusal;
}

test.each([
  [
    "as it is delivered",
    JSON.stringify({ ...(document as object), firmaElectronica: signed, selloRecibido: seal }),
  ],
  ["beside its seal", JSON.stringify({ dteJson: document, selloRecibido: seal })],
  [
    "beside the answer of the ministry",
    JSON.stringify({ documento: document, respuestaMH: { selloRecibido: seal } }),
  ],
  [
    "with the answer of the ministry inside it",
    JSON.stringify({ ...(document as object), responseMH: { estado: "PROCESADO", selloRecibido: seal } }),
  ],
  ["as text in an envelope", JSON.stringify({ json: plain, sello_recibido: seal })],
  ["plain and signed at once", JSON.stringify({ selloRecepcion: seal, dte: document, documento: signed })],
  ["alone in a list", JSON.stringify([{ dte: document, selloRecibido: seal }])],
])("a document %s is found with its seal", (_how, text) => {
  expect(read(text)).toEqual({ ...(read(plain) as object), seal });
});

test.each([
  ["signed", signed],
  ["signed by the ministry's program", sample("wrapped/01-v2-001.firmador.jws")],
  ["in that program's answer", sample("wrapped/firmador-respuesta.json")],
  ["in the request that sends it", sample("wrapped/recepciondte-peticion.json")],
  ["after a mark of its encoding", `\uFEFF${plain}`],
  ["as text", JSON.stringify(plain)],
])("a document %s is the same document", (_how, text) => {
  expect(read(text)).toEqual(read(plain));
});

test("what is no seal is none", () => {
  expect(read(JSON.stringify({ ...(document as object), selloRecibido: "pendiente" }))).toEqual(read(plain));
  expect(read(JSON.stringify({ ...(document as object), selloRecibido: null }))).toEqual(read(plain));
});

test("another document with another code makes several, the same one twice does not", () => {
  const other = JSON.parse(sample("01/01-v1-001.json")) as { identificacion: object };
  const renamed = {
    ...other,
    identificacion: { ...other.identificacion, codigoGeneracion: "00000000-0000-4000-8000-000000000001" },
  };
  expect(read(JSON.stringify([document, renamed]))).toEqual({ code: "dte_several_documents" });
  expect(read(JSON.stringify([document, document]))).toEqual(read(plain));
});

test.each([
  ["nothing", "", 1],
  ["no JSON", "Estimado cliente, adjunto encontrará…", 1],
  [
    "half a JSON",
    plain.slice(0, plain.indexOf("cuerpoDocumento")),
    plain.slice(0, plain.indexOf("cuerpoDocumento")).split("\n").length,
  ],
  ["a JSON with a slip", '{\n  "identificacion": {},\n  "emisor": {,}\n}', 3],
  ["a signature of no text", "eyJhbGciOiJSUzUxMiJ9._____w.AAAA", null],
  ["a signature of no JSON", "eyJhbGciOiJSUzUxMiJ9.aG9sYQ.AAAA", 1],
])("%s is no document, and the line of the text is told", (_what, text, textLine) => {
  expect(read(text)).toEqual({ code: "INVALID_DTE_JSON", textLine });
});

test("a million nested brackets are refused and exhaust nobody", () => {
  const million = 1_000_000;
  const refusal = { code: "INVALID_DTE_JSON", textLine: null };
  expect(read("[".repeat(million))).toEqual(refusal);
  expect(read(`${"[".repeat(million)}${"]".repeat(million)}`)).toEqual(refusal);
  expect(read('{"a":'.repeat(100_000))).toEqual(refusal);
  expect(read(JSON.stringify({ documento: "[".repeat(million) }))).toEqual({ code: "dte_not_a_document" });
  expect(read(JSON.stringify({ ...(document as object), nota: '[{"\\"['.repeat(1000) }))).toEqual(
    read(plain),
  );
});

test("a text of 20 MB is refused before it is read", () => {
  expect(read(" ".repeat(20_000_000))).toEqual({ code: "dte_too_large" });
  expect(read(`${plain}${" ".repeat(4_000_000)}`)).toEqual(read(plain));
});

test.each(["null", "true", "12.5", '"texto"', "[]", "{}", '{"total": 5}', '{"identificacion": "01"}'])(
  "%s is JSON and no document",
  (text) => {
    expect(read(text)).toEqual({ code: "dte_not_a_document" });
  },
);

test.each([
  ["04", "04"],
  ["18", "18"],
  [1, ""],
  [null, ""],
])("type %s is not bought by", (tipoDte, type) => {
  const text = JSON.stringify({ identificacion: { tipoDte }, cuerpoDocumento: [{}] });
  expect(read(text)).toEqual({ code: "dte_type_unsupported", type });
});
