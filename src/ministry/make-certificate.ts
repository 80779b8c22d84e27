import { createHash, generateKeyPairSync, type KeyObject } from "node:crypto";

/** Length in bits of the keys that the portal makes (guide §18). */
const KEY_BITS = 2048;

const YEAR_S = 365 * 86_400;

export interface MadeCertificate {
  /** The text of `<NIT>.crt`; a secret, as the real ones are: its key is not encrypted. */
  readonly file: string;
  /** The part that the ministry keeps. */
  readonly publicKey: KeyObject;
}

/** A new certificate as the portal of the ministry gives it, valid for five years: XML with both keys and the hash of a password (guide §18). */
export function makeCertificate({
  nit,
  password,
  now,
}: {
  readonly nit: string;
  readonly password: string;
  readonly now: Date;
}): MadeCertificate {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: KEY_BITS });
  const spki = publicKey.export({ format: "der", type: "spki" }).toString("base64");
  const pkcs8 = privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
  const hash = createHash("sha512").update(password, "utf8").digest("hex");
  const from = Math.floor(now.getTime() / 1000);
  const dates = `<notBefore>${from}.000000000</notBefore><notAfter>${from + 5 * YEAR_S}.000000000</notAfter>`;
  const half = (kind: string, encoded: string, format: string, more = "") =>
    `<keyType>${kind}</keyType><algorithm>RSA</algorithm><encodied>${encoded}</encodied><format>${format}</format>${more}`;
  const file = [
    `<CertificadoMH><_id>simulador</_id><nit>${nit}</nit>`,
    `<publicKey>${half("PUBLIC", spki, "X.509")}</publicKey>`,
    `<privateKey>${half("PRIVATE", pkcs8, "PKCS#8", `<clave>${hash}</clave>`)}</privateKey>`,
    "<activo>true</activo><certificado><basicEstructure><version>3</version>",
    `<validity>${dates}</validity></basicEstructure></certificado></CertificadoMH>`,
  ].join("");
  return { file, publicKey };
}
