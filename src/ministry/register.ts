import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Generation, IssuedType } from "#tax/tax-documents/domain/shape/generation.ts";

/** A buyer, or the seller of a 14, as an invalidation has to repeat them (guide §22). */
export interface NamedParty {
  readonly documentKind: string | null;
  readonly documentNumber: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** A sealed document as the register keeps it. */
export interface SealedDocument {
  readonly nit: string;
  readonly type: IssuedType;
  readonly generation: Generation;
  readonly generationCode: string;
  readonly controlNumber: string;
  readonly seal: string;
  /** ISO instant. */
  readonly sealedAt: string;
  /** YYYY-MM-DD. */
  readonly issuedOn: string;
  /** The total of the operation in cents. */
  readonly total: number;
  readonly party: NamedParty;
  /** Generation codes of the documents that a note corrects. */
  readonly related: readonly string[];
  /** Words of a code 002; empty for a plain 001. */
  readonly remarks: readonly string[];
}

/** An event that has its seal. */
export interface SealedEvent {
  readonly nit: string;
  readonly generationCode: string;
  readonly seal: string;
  /** ISO instant. */
  readonly sealedAt: string;
}

export interface SealedContingency extends SealedEvent {
  /** CAT-005. */
  readonly kind: number;
  /** ISO instants. */
  readonly began: string;
  readonly ended: string;
  readonly documents: readonly { readonly type: string; readonly generationCode: string }[];
}

export interface SealedInvalidation extends SealedEvent {
  /** Generation code of the document that counts no more. */
  readonly of: string;
}

/** Documents that came together and are looked at a while later (guide §19). */
export interface Batch {
  readonly nit: string;
  readonly code: string;
  /** ISO instants. */
  readonly receivedAt: string;
  readonly readyAt: string;
  readonly documents: readonly string[];
}

/** The results of the documents of a batch, as the reception answers them. */
export interface BatchResult {
  readonly code: string;
  readonly processed: readonly object[];
  readonly rejected: readonly object[];
}

/** Issuers who may send, as the file keeps them: the public half of the key and a hash of the password. */
export interface IssuerEntry {
  readonly nit: string;
  readonly passwordHash: string;
  /** SPKI, base64. */
  readonly publicKey: string;
  readonly isActive: boolean;
}

/** Everything that has to be known after a restart, as a line of the file each. */
type Entry =
  | ({ readonly what: "issuer" } & IssuerEntry)
  | ({ readonly what: "document" } & SealedDocument)
  | ({ readonly what: "contingency" } & SealedContingency)
  | ({ readonly what: "invalidation" } & SealedInvalidation)
  | { readonly what: "rejection"; readonly generationCode: string; readonly at: string }
  | ({ readonly what: "batch" } & Batch)
  | ({ readonly what: "batch_result" } & BatchResult);

/** The register of the ministry: in memory, and in a file when it is given one. */
export interface Register {
  readonly issuers: ReadonlyMap<string, IssuerEntry>;
  /** By generation code. */
  readonly documents: ReadonlyMap<string, SealedDocument>;
  readonly contingencies: ReadonlyMap<string, SealedContingency>;
  readonly invalidations: ReadonlyMap<string, SealedInvalidation>;
  /** Times at which documents were refused first. */
  readonly rejections: ReadonlyMap<string, string>;
  readonly batches: ReadonlyMap<string, Batch>;
  readonly batchResults: ReadonlyMap<string, BatchResult>;
  /** `nit year numeroControl` of everything sealed: a number does not come twice in a year (guide §3). */
  readonly controlNumbers: ReadonlySet<string>;
  /** Generation codes of invalidated documents. */
  readonly invalidated: ReadonlySet<string>;
  record(entry: Entry): void;
}

/** Returns the key of a control number: it may come again in another year, and from another issuer (guide §3). */
export function controlNumberKey(document: {
  readonly nit: string;
  readonly issuedOn: string;
  readonly controlNumber: string;
}): string {
  return `${document.nit} ${document.issuedOn.slice(0, 4)} ${document.controlNumber}`;
}

/**
 * Opens the register, with what its file knows already. A line is written with each entry; a last line that was cut off by a crash
 * was never answered, and is forgotten.
 */
export function openRegister(file: string | null): Register {
  const register = emptyRegister();
  for (const entry of file === null ? [] : readEntries(file)) apply(register, entry);
  return {
    ...register,
    record(entry) {
      if (file !== null) appendFileSync(file, `${JSON.stringify(entry)}\n`);
      apply(register, entry);
    },
  };
}

function emptyRegister() {
  return {
    issuers: new Map<string, IssuerEntry>(),
    documents: new Map<string, SealedDocument>(),
    contingencies: new Map<string, SealedContingency>(),
    invalidations: new Map<string, SealedInvalidation>(),
    rejections: new Map<string, string>(),
    batches: new Map<string, Batch>(),
    batchResults: new Map<string, BatchResult>(),
    controlNumbers: new Set<string>(),
    invalidated: new Set<string>(),
  };
}

function apply(register: ReturnType<typeof emptyRegister>, entry: Entry): void {
  switch (entry.what) {
    case "issuer":
      register.issuers.set(entry.nit, entry);
      return;
    case "document":
      register.documents.set(entry.generationCode, entry);
      register.controlNumbers.add(controlNumberKey(entry));
      register.rejections.delete(entry.generationCode);
      return;
    case "contingency":
      register.contingencies.set(entry.generationCode, entry);
      return;
    case "invalidation":
      register.invalidations.set(entry.generationCode, entry);
      register.invalidated.add(entry.of);
      return;
    case "rejection":
      if (!register.rejections.has(entry.generationCode))
        register.rejections.set(entry.generationCode, entry.at);
      return;
    case "batch":
      register.batches.set(entry.code, entry);
      return;
    case "batch_result":
      register.batchResults.set(entry.code, entry);
      return;
    default:
      entry satisfies never;
  }
}

function readEntries(file: string): Entry[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, "utf8");
  // What comes next begins a line of its own.
  if (text !== "" && !text.endsWith("\n")) appendFileSync(file, "\n");
  return text.split("\n").flatMap((line) => {
    try {
      return line === "" ? [] : [JSON.parse(line) as Entry];
    } catch {
      return [];
    }
  });
}
