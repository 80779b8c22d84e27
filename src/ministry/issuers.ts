import { createHash, createPublicKey, type KeyObject } from "node:crypto";
import type { IssuerEntry, Register } from "./register.ts";

/** A taxpayer who may send: sign-in of the service, public key of the certificate, whether the registry has them as active. */
export interface Issuer {
  /** Digits alone. */
  readonly nit: string;
  readonly password: string;
  readonly publicKey: KeyObject;
  readonly isActive?: boolean;
}

/** Makes an issuer known, or known anew: a new certificate takes the place of the old one (guide §18). */
export function enrol(register: Register, { nit, password, publicKey, isActive = true }: Issuer): void {
  const entry: IssuerEntry = {
    nit,
    passwordHash: hashOf(password),
    publicKey: publicKey.export({ format: "der", type: "spki" }).toString("base64"),
    isActive,
  };
  const known = register.issuers.get(nit);
  const isSame =
    known?.passwordHash === entry.passwordHash &&
    known.publicKey === entry.publicKey &&
    known.isActive === isActive;
  if (!isSame) register.record({ what: "issuer", ...entry });
}

/** Tells whether the password is the issuer's. */
export function isPasswordOf(issuer: IssuerEntry | undefined, password: string): boolean {
  return issuer !== undefined && issuer.passwordHash === hashOf(password);
}

/** A public key of its SPKI in base64. Throws when it is none. */
export function publicKeyOf(base64: string): KeyObject {
  return createPublicKey({ key: Buffer.from(base64, "base64"), format: "der", type: "spki" });
}

/** Enough for a simulator: nobody's real password comes here. */
function hashOf(password: string): string {
  return createHash("sha256").update(password, "utf8").digest("hex");
}
