import { readFileSync } from "node:fs";
import type { TaxDocumentId } from "../../../domain/ids.ts";
import type { Ministry } from "../../../ministry/ministry.ts";
import { startMinistry } from "../../../ministry/start-ministry.ts";
import { secretPurpose } from "../../features/tax-documents/sending/open-credentials.ts";
import { sendDocument } from "../../features/tax-documents/sending/send-document.ts";
import { sendTaxDocument } from "../../features/tax-documents/sending/send-tax-document.ts";
import type { Deps } from "../../platform/deps.ts";
import { createMinistryClient } from "../../platform/ministry/ministry-client.ts";
import { afterEachFile } from "../after-each-file.ts";
import type { Floor } from "../floor.ts";
import { TEST_PASSWORD, testCertificate } from "./tax-issuer.ts";

/** An invented certificate that protects nothing, and its password. */
const certificate = readFileSync(
  new URL("../../platform/signing/samples/06142303181016.crt", import.meta.url),
  "utf8",
);
const CERTIFICATE_PASSWORD = "Pupusa-2026-prueba";

/** A restaurant that issues, and the ministry that seals for it. */
export interface IssuingFloor extends Floor {
  readonly ministry: Ministry;
  /** The restaurant's documents and events, first to last. */
  documents(): Promise<TaxDocumentSeen[]>;
  /** Lets the queue deliver a document as far as it goes, as its job does. */
  deliver(id: TaxDocumentId): Promise<void>;
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
  readonly problems: unknown;
}

/** Lets a small restaurant issue electronic documents to a ministry of its own. */
export async function issuingOn(floor: Floor): Promise<IssuingFloor> {
  const { rows, server, small } = floor;
  await nameIssuer(floor);
  const issuer = {
    nit: testCertificate.nit,
    password: TEST_PASSWORD,
    publicKey: testCertificate.publicKey,
  };
  const { clock } = server.deps;
  const ministry = await startMinistry({ issuers: [issuer], clock });
  afterEachFile(() => ministry.stop());
  const client = createMinistryClient({
    clock,
    addresses: { "00": ministry.address },
    userAgent: "Comanda",
    withinMs: 1_000,
  });
  const deps: Deps = { ...server.deps, ministry: client };
  return {
    ...floor,
    ministry,
    documents: () => rows<TaxDocumentSeen>("select * from tax_documents where tenant_id = $1 order by id"),
    deliver: (id) => sendDocument(deps, { tenantId: small.tenantId, id }, sendTaxDocument),
  };
}

async function nameIssuer({ rows, server, small }: Floor): Promise<void> {
  const { nit } = testCertificate;
  await rows(
    `update fiscal_settings set environment = '00', nit = $2, nrc = '2768431', phone = '22577001'
    where tenant_id = $1`,
    nit,
  );
  await rows(
    "insert into establishments (tenant_id, title, kind, code) values ($1, 'Casa matriz', '02', 'M001')",
  );
  await rows(
    `insert into points_of_sale (tenant_id, establishment_id, title, code, is_default)
    select tenant_id, id, 'Caja 1', 'P001', true from establishments where tenant_id = $1`,
  );
  const sealed = (plain: string, what: "password" | "certificate") =>
    server.deps.secrets.seal(plain, secretPurpose(small.tenantId, "00", what));
  await rows(
    `insert into tax_credentials (tenant_id, environment, user_name, password_sealed, certificate_sealed,
      certificate_password_sealed, certificate_nit, certificate_valid_until, changed_at)
    values ($1, '00', $2, $3, $4, $5, $2, $6, now())`,
    nit,
    sealed(TEST_PASSWORD, "password"),
    sealed(certificate, "certificate"),
    sealed(CERTIFICATE_PASSWORD, "password"),
    testCertificate.validUntil,
  );
}
