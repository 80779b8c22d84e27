import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { certificateState, readCertificate, type SigningCertificate } from "./read-certificate.ts";
import { elementAt, readXml, textAt } from "./read-xml.ts";
import { signDocument, verifiedText } from "./sign-document.ts";

/** The key is invented and protects nothing. */
const sample = (name: string) => readFileSync(path.join(import.meta.dirname, "samples", name), "utf8").trim();
const PASSWORD = "Pupusa-2026-prueba";
const file = sample("06142303181016.crt");

function opened(xml = file): SigningCertificate {
  const read = readCertificate(xml, PASSWORD);
  if (!read.ok) throw new Error(read.reason);
  return read.certificate;
}

test("a certificate is opened by its password and says whose it is and until when", () => {
  const { nit, validFrom, validUntil } = opened();
  expect([nit, validFrom?.toISOString(), validUntil?.toISOString()]).toEqual([
    "06142303181016",
    "2026-01-01T00:00:00.000Z",
    "2031-01-01T02:13:20.000Z",
  ]);
  expect(readCertificate(file, "Pupusa-2026")).toEqual({ ok: false, reason: "certificate_wrong_password" });
});

test.each(["01-v2-001.compacto.jws", "01-v2-001.firmador.jws", "03-v4-001.compacto.jws"])(
  "%s is signed again to the last byte",
  (name) => {
    const { privateKey, publicKey } = opened();
    const jws = sample(name);
    const text = verifiedText(jws, publicKey);
    expect(text).not.toBeNull();
    expect(signDocument(text ?? "", privateKey)).toBe(jws);
  },
);

test("the signer's answer and the request of the reception hold the same signatures", () => {
  const { publicKey } = opened();
  const answer = JSON.parse(sample("firmador-respuesta.json")) as { body: string };
  const asked = JSON.parse(sample("firmador-peticion.json")) as { dteJson: unknown; passwordPri: string };
  expect(asked.passwordPri).toBe(PASSWORD);
  expect(JSON.parse(verifiedText(answer.body, publicKey) ?? "")).toEqual(asked.dteJson);
  const sent = JSON.parse(sample("recepciondte-peticion.json")) as {
    documento: string;
    codigoGeneracion: string;
  };
  expect(verifiedText(sent.documento, publicKey)).toContain(sent.codigoGeneracion);
});

test("a changed document, another key and another algorithm are not genuine", () => {
  const { privateKey, publicKey } = opened();
  const jws = signDocument('{"totalPagar":7,"nombre":"Peña"}', privateKey);
  const [header = "", , signature = ""] = jws.split(".");
  const other = Buffer.from('{"totalPagar":1}').toString("base64url");
  const none = Buffer.from('{"alg":"none"}').toString("base64url");
  const stranger = createPublicKey(generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey);
  expect(verifiedText(jws, publicKey)).toBe('{"totalPagar":7,"nombre":"Peña"}');
  expect(header).toBe("eyJhbGciOiJSUzUxMiJ9");
  for (const wrong of [`${header}.${other}.${signature}`, jws.replace(header, none), "a.b", ""])
    expect(verifiedText(wrong, publicKey)).toBeNull();
  expect(verifiedText(jws, stranger)).toBeNull();
});

test("the end of validity is read in both shapes", () => {
  const other = file.replace(
    "<notAfter>1925000000.000000000</notAfter>",
    "<notAfter><nano>0</nano><epochSecond>1925000000</epochSecond></notAfter>",
  );
  expect(opened(other).validUntil).toEqual(opened().validUntil);
  expect(opened(file.replace(/<validity>.*<\/validity>/, "")).validUntil).toBeNull();
});

test("a certificate is warned about thirty days before its end", () => {
  const dates = { validFrom: new Date("2026-01-01T00:00:00Z"), validUntil: new Date("2026-12-31T00:00:00Z") };
  const at = (day: string) => certificateState(dates, new Date(`${day}T00:00:00Z`));
  expect([at("2025-12-31"), at("2026-11-30"), at("2026-12-01"), at("2026-12-31")]).toEqual([
    "not_yet",
    "valid",
    "ends_soon",
    "ended",
  ]);
  expect(certificateState({ validFrom: null, validUntil: null }, new Date())).toBe("valid");
});

const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
const short = generateKeyPairSync("rsa", { modulusLength: 1024 });
const der = (kind: "private" | "public") =>
  (kind === "private"
    ? short.privateKey.export({ format: "der", type: "pkcs8" })
    : short.publicKey.export({ format: "der", type: "spki" })
  ).toString("base64");

test.each([
  ["entities of its own", `${bomb}${file}`, "certificate_not_allowed"],
  ["a file of the machine", `<!DOCTYPE x SYSTEM "file:///etc/passwd">${file}`, "certificate_not_allowed"],
  ["an unknown entity", file.replace("prueba", "&b;"), "certificate_not_xml"],
  ["a comment", file.replace("<nit>", "<!-- x --><nit>"), "certificate_not_allowed"],
  ["CDATA", file.replace("prueba", "<![CDATA[x]]>"), "certificate_not_allowed"],
  ["too much of it", file.replace("prueba", "x".repeat(100_000)), "certificate_too_large"],
  ["too deep", `${"<a>".repeat(40)}${"</a>".repeat(40)}`, "certificate_not_xml"],
  ["half of it", file.slice(0, 1500), "certificate_not_xml"],
  ["crossed tags", "<CertificadoMH><nit></CertificadoMH></nit>", "certificate_not_xml"],
  ["two roots", `${file}${file}`, "certificate_not_xml"],
  ["nothing", "", "certificate_not_xml"],
  [
    "an X.509 certificate",
    "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----",
    "certificate_not_xml",
  ],
  ["another document", "<otro><nit>1</nit></otro>", "certificate_incomplete"],
  ["no key", file.replace(/<privateKey>.*<\/privateKey>/, ""), "certificate_incomplete"],
  ["a broken key", file.replace("MIIEvQIBADAN", "AAAAAAAAAAAA"), "certificate_key_invalid"],
  ["a switched off one", file.replace("<activo>true", "<activo>false"), "certificate_inactive"],
  [
    "a short key",
    file
      .replace(/(<publicKey>.*<encodied>)[^<]+/, `$1${der("public")}`)
      .replace(/(<privateKey>.*<encodied>)[^<]+/, `$1${der("private")}`),
    "certificate_key_invalid",
  ],
])("%s is refused", (_, xml, reason) => {
  expect(readCertificate(xml, PASSWORD)).toEqual({ ok: false, reason });
});

test("a public key that is not of the private one is refused", () => {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const text = publicKey.export({ format: "der", type: "spki" }).toString("base64");
  const xml = file.replace(/(<publicKey>.*?<encodied>)[^<]+/, `$1${text}`);
  expect(readCertificate(xml, PASSWORD)).toEqual({ ok: false, reason: "certificate_key_mismatch" });
});

test("small XML is read with its entities, attributes and empty elements", () => {
  const read = readXml('<?xml version="1.0"?>\n<a id="1"><b>x &amp; &#241;</b><c/><d><e>1</e></d></a>');
  expect(read.ok && [textAt(read.root, "b"), textAt(read.root, "c"), textAt(read.root, "d", "e")]).toEqual([
    "x & ñ",
    null,
    "1",
  ]);
  expect(read.ok && elementAt(read.root, "d", "f")).toBeNull();
});
