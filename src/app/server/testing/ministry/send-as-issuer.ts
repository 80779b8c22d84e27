import { signDocument } from "#platform/outside/signing/sign-document.ts";
import { ministryDesk } from "./ministry-desk.ts";
import { TEST_PASSWORD, testCertificate } from "./tax-issuer.ts";

/** Sends a document of others as it is written, signed by the issuer that it names, and returns what the ministry answers. */
export async function sendAsIssuer(text: string) {
  const { identificacion, emisor } = JSON.parse(text);
  const { ambiente: environment, version, tipoDte, codigoGeneracion } = identificacion;
  const { ministry, signIn, post } = await ministryDesk({
    environment,
    now: new Date("2026-10-01T16:00:00Z"),
  });
  ministry.addIssuer({ nit: emisor.nit, password: TEST_PASSWORD, publicKey: testCertificate.publicKey });
  const { token } = (await signIn(emisor.nit)).json.body;
  const document = signDocument(text, testCertificate.privateKey);
  const { json } = await post(
    "/fesv/recepciondte",
    { ambiente: environment, idEnvio: 1, version, tipoDte, documento: document, codigoGeneracion },
    { authorization: token },
  );
  return json;
}
