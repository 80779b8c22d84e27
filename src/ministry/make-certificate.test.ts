import { expect, test } from "vitest";
import { MORNING, ministryDesk } from "#app/server/testing/ministry/ministry-desk.ts";
import { TEST_PASSWORD } from "#app/server/testing/ministry/tax-issuer.ts";
import { certificateState, readCertificate } from "#platform/outside/signing/read-certificate.ts";
import { signDocument } from "#platform/outside/signing/sign-document.ts";
import { makeCertificate } from "./make-certificate.ts";

test("a certificate that was made is opened by its password, and what it signs counts", async () => {
  const desk = await ministryDesk();
  const { nit } = desk.make;
  const { file, publicKey } = makeCertificate({ nit, password: "Clave-de-prueba-1", now: MORNING });
  expect(readCertificate(file, "otra")).toEqual({ ok: false, reason: "certificate_wrong_password" });
  const read = readCertificate(file, "Clave-de-prueba-1");
  if (!read.ok) throw new Error(read.reason);
  const { certificate } = read;
  expect([certificate.nit, certificateState(certificate, MORNING)]).toEqual([nit, "valid"]);
  expect(certificate.validUntil?.toISOString()).toBe("2031-08-17T16:00:00.000Z");
  const document = desk.make.sale();
  const again = { ...document, jws: signDocument(document.text, certificate.privateKey) };
  expect((await desk.receive(again)).json.codigoMsg).toBe("802");
  desk.ministry.addIssuer({ nit, password: TEST_PASSWORD, publicKey });
  expect((await desk.receive(again)).json.codigoMsg).toBe("001");
  expect((await desk.receive(desk.make.sale())).json.codigoMsg).toBe("802");
});
