import { expect, test, vi } from "vitest";
import { readPickedFiles } from "./read-picked-files.ts";

const json = '{"identificacion":{"codigoGeneracion":"Ñandú"}}';
const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const base64 = (text: string) => new TextEncoder().encode(text).toBase64().replace(/.{60}/g, "$&\r\n");

function mail(...parts: readonly string[]): string {
  return [
    "From: ventas@proveedor.example",
    "Subject: =?UTF-8?Q?Factura_electr=C3=B3nica?=",
    'Content-Type: multipart/mixed;\r\n boundary="-- uno"',
    "",
    "Este correo tiene adjuntos.",
    ...parts.map((part) => `---- uno\r\n${part}`),
    "---- uno--",
    "",
  ].join("\r\n");
}

const attachment = (headers: string, body: string) => `${headers}\r\n\r\n${body}`;
const body = attachment("Content-Type: text/html; charset=utf-8", "<p>{}</p>");
const pdf = attachment(
  'Content-Type: application/pdf; name="factura.pdf"\r\nContent-Transfer-Encoding: base64',
  base64("%PDF-1.7"),
);

test("of many files those that may be documents are picked, the others are named", async () => {
  const picked = await readPickedFiles([
    file("a.json", `\uFEFF${json}`),
    file("factura.pdf", "%PDF-1.7"),
    file("sin-nombre", json),
    file("firmado.jws", "eyJhbGciOiJSUzUxMiJ9.e30.x"),
    file("foto.png", Uint8Array.from([137, 80, 78, 71, 0, 1])),
    file("vacio.json", ""),
    file("roto.json", "no"),
  ]);
  expect(picked.texts.map(({ name, text }) => [name, text])).toEqual([
    ["a.json", json],
    ["sin-nombre", json],
    ["firmado.jws", "eyJhbGciOiJSUzUxMiJ9.e30.x"],
    ["vacio.json", ""],
    ["roto.json", "no"],
  ]);
  expect(picked.ignored).toEqual(["factura.pdf", "foto.png"]);
});

test("a mail's documents are picked out of its attachments", async () => {
  const named = [
    `Content-Type: application/json; name="dte.json"\r\nContent-Transfer-Encoding: base64`,
    `Content-Type: application/octet-stream\r\nContent-Disposition: attachment;\r\n filename*=UTF-8''factura%20%C3%B1.json\r\nContent-Transfer-Encoding: BASE64`,
    `Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename*0="par"; filename*1="tes.json"\r\nContent-Transfer-Encoding: base64`,
    `Content-Type: text/plain\r\nContent-Disposition: attachment; filename="=?UTF-8?B?w7EuanNvbg==?="\r\nContent-Transfer-Encoding: base64`,
    "Content-Type: application/json\r\nContent-Transfer-Encoding: base64",
    `Content-Type: text/plain; name="texto.json"\r\nContent-Transfer-Encoding: base64`,
    `Content-Type: text/plain\r\nContent-Disposition: inline; filename="dentro.json"\r\nContent-Transfer-Encoding: base64`,
  ].map((headers) => attachment(headers, base64(json)));
  const quoted = attachment(
    "Content-Type: application/json; name=q.json\r\nContent-Transfer-Encoding: quoted-printable",
    '{"identificacion":{"codigoGeneracion":=\r\n"=C3=91and=C3=BA"}}',
  );
  const { texts, ignored } = await readPickedFiles([file("correo.eml", mail(body, pdf, ...named, quoted))]);
  expect(texts.map(({ name }) => name)).toEqual([
    "dte.json",
    "factura ñ.json",
    "partes.json",
    "ñ.json",
    "dte.json",
    "texto.json",
    "dentro.json",
    "q.json",
  ]);
  expect(new Set(texts.map(({ text }) => text))).toEqual(new Set([json]));
  expect(ignored).toEqual(["factura.pdf"]);
});

test("a mail within a mail is opened, one without documents is named", async () => {
  const inner = attachment('Content-Type: application/json; name="dte.json"', '{"a":1}');
  const forwarded = attachment("Content-Type: message/rfc822", mail(body, inner).replaceAll("-- uno", "dos"));
  const { texts, ignored } = await readPickedFiles([
    file("reenviado.eml", mail(forwarded)),
    file("sin.eml", mail(body, pdf)),
    file("roto.eml", "esto no es un correo"),
  ]);
  expect(texts).toEqual([{ name: "dte.json", text: '{"a":1}' }]);
  expect(ignored).toEqual(["sin.eml", "roto.eml"]);
});

test("a boundary that another one begins with parts nothing", async () => {
  const other = attachment('Content-Type: application/json; name="a.json"', '{"a":"\n--xy\n"}');
  const text = `Content-Type: multipart/mixed; boundary=x\n\n--x\n${other}\n--x\n${attachment('Content-Type: application/json; name="b.json"', "{}")}`;
  const { texts } = await readPickedFiles([file("correo.eml", text)]);
  expect(texts).toEqual([
    { name: "a.json", text: '{"a":"\n--xy\n"}' },
    { name: "b.json", text: "{}" },
  ]);
});

test("a mail is named as unread while what reads mails cannot be loaded", async () => {
  vi.doMock("postal-mime", () => {
    throw new Error("no network");
  });
  const picked = await readPickedFiles([file("correo.eml", mail(pdf)), file("a.json", json)]);
  vi.doUnmock("postal-mime");
  expect(picked).toMatchObject({ texts: [{ name: "a.json" }], ignored: [], unread: ["correo.eml"] });
});

test("what cannot be read, or is larger than any document, is named and kept back", async () => {
  const gone = Object.assign(file("movido.json", json), {
    arrayBuffer: () => Promise.reject(new DOMException("gone", "NotFoundError")),
  });
  expect(await readPickedFiles([gone, file("grande.json", `"${"x".repeat(5_000_000)}"`)])).toEqual({
    texts: [],
    ignored: [],
    unread: ["movido.json"],
    large: ["grande.json"],
  });
});
