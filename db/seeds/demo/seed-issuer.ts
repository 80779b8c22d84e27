import type { Issuer } from "../../../src/ministry/issuers.ts";
import { makeCertificate } from "../../../src/ministry/make-certificate.ts";
import { openCredentials } from "../../../src/server/features/tax-documents/public.ts";
import { sqlOf, type Tx } from "../../../src/server/platform/db/tx.ts";
import type { SecretBox } from "../../../src/server/platform/secrets/secret-box.ts";
import { giveCredentials, letIssue, TEST_SERVICE } from "../issuing.ts";

/** When the demo is, and what seals its certificate. */
export interface DemoTerms {
  readonly now: Date;
  readonly secrets: SecretBox;
}

/** They protect nothing: whoever runs the demo makes the key anew. */
const SERVICE_PASSWORD = "Maquilishuat-2026";
const KEY_PASSWORD = "Maquilishuat-llave";

/** Five years, as `makeCertificate` says in the file. */
const CERTIFICATE_MS = 5 * 365 * 86_400_000;

/** From here on what the demo sells has its electronic document. */
export async function startIssuing(tx: Tx, terms: DemoTerms): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("fiscal_settings")
      .set({ trade_name: "Restaurante El Maquilishuat", district_code: "14" })
      .where("tenant_id", "=", tx.tenantId),
  );
  await letIssue(tx);
  await sealCertificate(tx, terms);
}

async function sealCertificate(tx: Tx, { secrets, now }: DemoTerms): Promise<void> {
  const { nit } = await tx.one(
    sqlOf.selectFrom("fiscal_settings").select("nit").where("tenant_id", "=", tx.tenantId),
  );
  if (nit === null) throw new Error("the demo's issuer has no NIT");
  await giveCredentials(tx, secrets, {
    nit,
    servicePassword: SERVICE_PASSWORD,
    certificate: makeCertificate({ nit, password: KEY_PASSWORD, now }).file,
    certificatePassword: KEY_PASSWORD,
    certificateUntil: new Date(now.getTime() + CERTIFICATE_MS),
  });
}

/**
 * The demo as the simulator knows it. A demo of a former version begins to issue now; one whose key of secrets was lost gets a new
 * certificate.
 */
export async function issuerKnown(tx: Tx, terms: DemoTerms): Promise<Issuer> {
  const issues = await tx.first(
    sqlOf.selectFrom("establishments").select("id").where("tenant_id", "=", tx.tenantId),
  );
  if (!issues) await startIssuing(tx, terms);
  const { account, certificate } = (await opened(tx, terms)) ?? (await openedAnew(tx, terms));
  return { nit: account.nit, password: account.password, publicKey: certificate.publicKey };
}

async function opened(tx: Tx, { secrets }: DemoTerms) {
  const found = await openCredentials(tx, secrets, TEST_SERVICE);
  return found.ok ? found.credentials : null;
}

async function openedAnew(tx: Tx, terms: DemoTerms) {
  await sealCertificate(tx, terms);
  const credentials = await opened(tx, terms);
  if (!credentials) throw new Error("the demo's new certificate does not open");
  return credentials;
}
