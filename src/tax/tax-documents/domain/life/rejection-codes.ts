/** What a rejection is about, and so who can do something: the queue, a person, or whoever keeps the certificate (guide §20). */
export type RejectionKind = "data" | "auth" | "signature" | "retry" | "repeated" | "not_found";

/** Somebody else's number, or our own first try (guide §20). */
const REPEATED = "004";
const OWN_NAME_REPEATED = /^\[(?:identificacion\.)?codigoGeneracion\] YA EXISTE/i;
const NOT_FOUND = "014";
const SIGNATURE_SERVICE_DOWN = "022";

/** The signature is not valid, or there is no active certificate or key for it (guide §18, §20). */
const SIGNATURE = new Set(["801", "802", "803", "812"]);

/** Class of all that is about the signature. */
const SIGNATURE_CLASS = "20";

/** Token and credentials: 100 to 111 (guide §20). The newer manual is said to use such numbers for data too, in another class. */
const AUTH = /^1(?:0\d|1[01])$/;

/** Class of what is about access. */
const SECURITY_CLASS = "19";

/**
 * What a rejection is about, by its code and, of a repeated value, by the member that it names: a codigoGeneracion that is there
 * already is our own first try, a numeroControl is another document's (guide §20). Unknown codes are about the data: shown as they are.
 */
export function rejectionKind(words: {
  readonly code: string | null;
  readonly classCode: string | null;
  readonly description: string;
  readonly remarks: readonly string[];
}): RejectionKind {
  const { code, classCode } = words;
  // Of a contingency event words are all there is (guide §19): its own name comes first in them.
  if (code === null) return OWN_NAME_REPEATED.test(words.description) ? "repeated" : "data";
  if (code === REPEATED)
    return /codigoGeneracion/i.test([words.description, ...words.remarks].join(" ")) ? "repeated" : "data";
  if (code === NOT_FOUND) return "not_found";
  if (code === SIGNATURE_SERVICE_DOWN) return "retry";
  if (SIGNATURE.has(code) || classCode === SIGNATURE_CLASS) return "signature";
  const isAccess = AUTH.test(code) && (classCode === null || classCode === SECURITY_CLASS);
  return isAccess ? "auth" : "data";
}
