import { constants, type KeyObject, sign, verify } from "node:crypto";

/** The protected header as the ministry's own signer writes it: no `typ`, no `kid` (guide §18). */
const HEADER = Buffer.from('{"alg":"RS512"}', "utf8").toString("base64url");

const ALGORITHM = "RSA-SHA512";

/**
 * Signs a document's text: JWS compact, RS512 with PKCS#1 v1.5, over exactly these bytes (guide §18). The
 * same text and key always give the same signature; exactly the signed text is stored.
 */
export function signDocument(text: string, privateKey: KeyObject): string {
  const signed = `${HEADER}.${Buffer.from(text, "utf8").toString("base64url")}`;
  const key = { key: privateKey, padding: constants.RSA_PKCS1_PADDING };
  return `${signed}.${sign(ALGORITHM, Buffer.from(signed, "ascii"), key).toString("base64url")}`;
}

/** Three parts in base64url. */
const COMPACT = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;

/**
 * The text of a signed document, when its header is the ministry's and the key made its signature; null otherwise. Another algorithm,
 * `none` before all, is refused by the header (guide §18).
 */
export function verifiedText(jws: string, publicKey: KeyObject): string | null {
  const [, header, payload = "", signature = ""] = COMPACT.exec(jws.trim()) ?? [];
  if (header !== HEADER) return null;
  const key = { key: publicKey, padding: constants.RSA_PKCS1_PADDING };
  const isGenuine = verify(
    ALGORITHM,
    Buffer.from(`${header}.${payload}`, "ascii"),
    key,
    Buffer.from(signature, "base64url"),
  );
  return isGenuine ? Buffer.from(payload, "base64url").toString("utf8") : null;
}
