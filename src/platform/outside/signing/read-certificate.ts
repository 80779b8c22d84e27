import { createHash, createPrivateKey, createPublicKey, type KeyObject, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { elementAt, readXml, textAt, type XmlElement } from "./read-xml.ts";

/** The certificate file of the ministry's portal, opened: what a tenant's documents are signed with. Never logged, never sent out. */
export interface SigningCertificate {
  readonly nit: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly isActive: boolean;
  /** Null where the file does not say. */
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
}

/** Why a file cannot be signed with; words for each under `taxDocuments.certificate` in the messages. */
export const certificateRefusals = [
  "certificate_too_large",
  "certificate_not_xml",
  "certificate_not_allowed",
  "certificate_incomplete",
  "certificate_wrong_password",
  "certificate_key_invalid",
  "certificate_key_mismatch",
  "certificate_inactive",
] as const;
export type CertificateRefusal = (typeof certificateRefusals)[number];

export type ReadCertificate =
  | { readonly ok: true; readonly certificate: SigningCertificate }
  | { readonly ok: false; readonly reason: CertificateRefusal };

/** Bits of the keys that the portal makes; a shorter one is none of its (guide §18). */
const KEY_BITS_MIN = 2048;

const refused = (reason: CertificateRefusal): ReadCertificate => ({ ok: false, reason });

/**
 * Opens `<NIT>.crt`: XML with an unencrypted RSA key and the hash of the password that gates its use (guide §18). The password is
 * compared first, so that who does not know it learns nothing of the key.
 */
export function readCertificate(xml: string, password: string): ReadCertificate {
  const read = readXml(xml);
  if (!read.ok) return refused(refusalOfXml[read.reason]);
  const { root } = read;
  const nit = textAt(root, "nit");
  const hash = textAt(root, "privateKey", "clave");
  const privateText = textAt(root, "privateKey", "encodied");
  const publicText = textAt(root, "publicKey", "encodied");
  if (root.name !== "CertificadoMH" || !nit || !hash || !privateText || !publicText)
    return refused("certificate_incomplete");
  if (!isPassword(password, hash)) return refused("certificate_wrong_password");
  const privateKey = keyOf(() =>
    createPrivateKey({ key: Buffer.from(privateText, "base64"), format: "der", type: "pkcs8" }),
  );
  const publicKey = keyOf(() =>
    createPublicKey({ key: Buffer.from(publicText, "base64"), format: "der", type: "spki" }),
  );
  if (!privateKey || !publicKey) return refused("certificate_key_invalid");
  if (!createPublicKey(privateKey).equals(publicKey)) return refused("certificate_key_mismatch");
  const isActive = textAt(root, "activo") !== "false";
  if (!isActive) return refused("certificate_inactive");
  return { ok: true, certificate: { nit, privateKey, publicKey, isActive, ...validityOf(root) } };
}

const refusalOfXml = {
  too_large: "certificate_too_large",
  not_allowed: "certificate_not_allowed",
  malformed: "certificate_not_xml",
} as const satisfies Record<string, CertificateRefusal>;

/** The file has the SHA-512 of the password as lower-case hexadecimal (guide §18). */
function isPassword(password: string, hash: string): boolean {
  const expected = Buffer.from(hash.toLowerCase(), "utf8");
  const found = Buffer.from(createHash("sha512").update(password, "utf8").digest("hex"), "utf8");
  return expected.length === found.length && timingSafeEqual(expected, found);
}

/** An RSA key of enough bits; null for anything else. */
function keyOf(read: () => KeyObject): KeyObject | null {
  try {
    const key = read();
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return key.asymmetricKeyType === "rsa" && bits >= KEY_BITS_MIN ? key : null;
  } catch {
    // OpenSSL's message about a broken key may contain parts of it.
    return null;
  }
}

/** Reads the dates: the certificate's block has had two names around the same inner one (guide §18). */
function validityOf(root: XmlElement): Pick<SigningCertificate, "validFrom" | "validUntil"> {
  const block =
    elementAt(root, "certificado", "basicEstructure", "validity") ??
    elementAt(root, "certificate", "basicEstructure", "validity") ??
    elementAt(root, "basicEstructure", "validity");
  return { validFrom: dateOf(block, "notBefore"), validUntil: dateOf(block, "notAfter") };
}

/** A decimal epoch in seconds, or `epochSecond` and `nano` (guide §18). */
function dateOf(block: XmlElement | null, name: string): Date | null {
  if (block === null) return null;
  const written = textAt(block, name, "epochSecond") ?? textAt(block, name);
  if (written === null || !/^\d{1,12}(?:\.\d{1,9})?$/.test(written)) return null;
  return new Date(Math.floor(Number(written)) * 1000);
}

/** Days before its end in which a certificate is warned about. */
const WARNED_DAYS = 30;

/**
 * Returns the state of a certificate: not valid yet, ends within 30 days, has ended, or valid; one without
 * dates counts as valid (guide §18).
 */
export function certificateState(
  { validFrom, validUntil }: Pick<SigningCertificate, "validFrom" | "validUntil">,
  now: Date,
): "valid" | "not_yet" | "ends_soon" | "ended" {
  if (validFrom !== null && now < validFrom) return "not_yet";
  if (validUntil === null) return "valid";
  const left = validUntil.getTime() - now.getTime();
  if (left <= 0) return "ended";
  return left <= WARNED_DAYS * DAY_MS ? "ends_soon" : "valid";
}
