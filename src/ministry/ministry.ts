import type { Fault, FaultWish } from "./faults/fault.ts";
import type { Issuer } from "./issuers.ts";
import type { Exchange } from "./ministry-app.ts";
import type { Register, SealedDocument } from "./register.ts";

/** A running simulator, and how it is told to be difficult. */
export interface Ministry {
  /** http://127.0.0.1:port, what takes the place of https://apitest.dtes.mh.gob.sv. */
  readonly address: string;
  /** Null without `adminPort`. */
  readonly adminAddress: string | null;
  addIssuer(issuer: Issuer): void;
  addFault(wish: FaultWish): void;
  clearFaults(): void;
  faults(): readonly Fault[];
  /** Hangs up on everybody and takes no connection, until `acceptConnections`. */
  refuseConnections(): Promise<void>;
  acceptConnections(): Promise<void>;
  expireTokens(): void;
  /** Returns the register, with the batches that are due by now. */
  register(): Register;
  /** Everything with a seal that counts, in the order of the seals. */
  liveDocuments(): readonly SealedDocument[];
  /** Every request, the oldest first; the last ten thousand. */
  exchanges(): readonly Exchange[];
  stop(): Promise<void>;
}
