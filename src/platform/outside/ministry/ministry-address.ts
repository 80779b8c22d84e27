import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";

/** Addresses of the ministry: test and production are two services (guide §19). */
export const ministryAddresses = {
  "00": "https://apitest.dtes.mh.gob.sv",
  "01": "https://api.dtes.mh.gob.sv",
} as const satisfies Record<Environment, string>;

/** Paths without a slash at the end (guide §19). */
export const ministryPaths = {
  auth: "/seguridad/auth",
  reception: "/fesv/recepciondte",
  consultation: "/fesv/recepcion/consultadte",
  batch: "/fesv/recepcionlote",
  batch_consultation: "/fesv/recepcion/consultadtelote",
  contingency: "/fesv/contingencia",
  invalidation: "/fesv/anulardte",
} as const;
export type MinistryService = keyof typeof ministryPaths;

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Tells whether a password may be sent to it: https, or this machine. */
export function isMinistryAddress(address: string): boolean {
  const url = URL.parse(address);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && LOOPBACK.has(url.hostname));
  return url !== null && isSafe && url.username === "" && url.search === "" && url.hash === "";
}

/**
 * The base of all paths, without a slash at its end. Throws RangeError on an address to which a password would travel in the open: any
 * other than https, but on this machine.
 */
export function ministryBase(address: string): string {
  if (!isMinistryAddress(address))
    throw new RangeError("an address of the ministry is https, without a name, a query or a fragment");
  const url = new URL(address);
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}
