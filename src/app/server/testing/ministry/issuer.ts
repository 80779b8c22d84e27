import { giveCredentials, letIssue } from "#db/seeds/issuing.ts";
import type { Ministry } from "#ministry/ministry.ts";
import { startMinistry } from "#ministry/start-ministry.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { createMinistryClient } from "#platform/outside/ministry/ministry-client.ts";
import type { Deps } from "#platform/server/deps.ts";
import { sendDocument } from "#tax/tax-documents/server/sending/send-document.ts";
import { afterEachFile } from "../after-each-file.ts";
import { aFloor, type Floor } from "../floor.ts";
import { outsideTransactions } from "../slow/open-transactions.ts";
import type { TestServer } from "../test-server.ts";
import { TEST_PASSWORD, testCertificate, testIssuerSecrets } from "./tax-issuer.ts";

/** A restaurant that issues, and the ministry that seals for it. */
export interface IssuingFloor extends Floor {
  readonly ministry: Ministry;
  /** The restaurant's documents and events, first to last. */
  documents(): Promise<TaxDocumentSeen[]>;
  /** Lets the queue deliver a document as far as it goes, as its job does; its waits cost nothing. */
  deliver(id: TaxDocumentId): Promise<void>;
  /** A server that talks to this restaurant's ministry. */
  readonly deps: Deps;
}

export interface TaxDocumentSeen {
  readonly id: TaxDocumentId;
  readonly kind: string;
  readonly state: string;
  readonly generation_code: string;
  readonly control_number: string;
  readonly seal: string | null;
  readonly total_cents: number;
  readonly to_pay_cents: number;
  readonly exempt_cents: number;
  readonly not_subject_cents: number;
  readonly problems: unknown;
  /** Input that it is built from. */
  readonly input: unknown;
}

/** Far above what a busy machine takes for an answer. */
const ANSWER_WITHIN_MS = 60_000;

/**
 * A small restaurant that issues, at the hour at which servers under test start: a test file has one server, and each test begins when
 * it would have begun alone.
 */
export async function anIssuer(server: TestServer): Promise<IssuingFloor> {
  server.clock.now = undefined;
  return issuingOn(await aFloor(server));
}

/** Lets a small restaurant issue electronic documents to a ministry of its own. */
export async function issuingOn(floor: Floor): Promise<IssuingFloor> {
  await nameIssuer(floor);
  const issuer = {
    nit: testCertificate.nit,
    password: TEST_PASSWORD,
    publicKey: testCertificate.publicKey,
  };
  const ministry = await startMinistry({ issuers: [issuer], clock: floor.server.deps.clock });
  afterEachFile(() => ministry.stop());
  return awaiting({ ...floor, ministry }, ANSWER_WITHIN_MS);
}

/** The same restaurant with a server that awaits the ministry's answers for so long, in ms: for those that never come. */
export function awaiting(floor: Floor & Pick<IssuingFloor, "ministry">, withinMs: number): IssuingFloor {
  const { rows, server, small, ministry } = floor;
  const options = { clock: server.deps.clock, addresses: { "00": ministry.address }, withinMs };
  const client = outsideTransactions("ministry", createMinistryClient({ ...options, userAgent: "Comanda" }));
  const deps: Deps = { ...server.deps, ministry: client };
  return {
    ...floor,
    documents: () => rows<TaxDocumentSeen>("select * from tax_documents where tenant_id = $1 order by id"),
    deps,
    deliver: (id) => sendDocument(deps, { tenantId: small.tenantId, id, wait: async () => undefined }),
  };
}

async function nameIssuer({ rows, server, small }: Floor): Promise<void> {
  const { nit } = testCertificate;
  await rows(
    `update fiscal_settings set nit = $2, nrc = '2768431', phone = '22577001', responsible_name = 'Ana Rivas',
      responsible_doc_type = '13', responsible_doc_number = '04589123-4' where tenant_id = $1`,
    nit,
  );
  await server.db.inTenant(small.tenantId, async (tx) => {
    await letIssue(tx);
    await giveCredentials(tx, server.deps.secrets, testIssuerSecrets);
  });
}
