import type { Issuer } from "#ministry/issuers.ts";
import { makeCertificate } from "#ministry/make-certificate.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { readCertificate } from "#platform/outside/signing/read-certificate.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { type SecretBox, SecretError, secretPurpose } from "#platform/server/secrets/secret-box.ts";
import { giveCredentials, letIssue, TEST_SERVICE } from "../issuing.ts";
import { demoStaff } from "./demo-people.ts";

/** The time of the demo, and the secrets that seal its certificate. */
export interface DemoTerms {
  readonly now: Date;
  readonly secrets: SecretBox;
}

/** They protect nothing: whoever runs the demo makes the key anew. */
const SERVICE_PASSWORD = "Maquilishuat-2026";
const KEY_PASSWORD = "Maquilishuat-llave";

/** Five years, as `makeCertificate` says in the file. */
const CERTIFICATE_MS = 5 * 365 * DAY_MS;

/** From here on what the demo sells has its electronic document. */
export async function startIssuing(tx: Tx, terms: DemoTerms): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("fiscal_settings")
      .set({ trade_name: "Restaurante El Maquilishuat", district_code: "14" })
      .where("tenant_id", "=", tx.tenantId),
  );
  await nameResponsible(tx);
  await letIssue(tx);
  await sealCertificate(tx, terms);
}

/** Names who answers for corrections and contingencies, unless somebody is named already. */
async function nameResponsible(tx: Tx): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("fiscal_settings")
      .set({
        responsible_name: demoStaff.admin.name,
        responsible_doc_type: "13",
        responsible_doc_number: "04589123-4",
      })
      .where("tenant_id", "=", tx.tenantId)
      .where("responsible_name", "is", null),
  );
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
 * The demo as the simulator knows it. A demo of a former version begins to issue now, and says who answers for it; one whose key of
 * secrets was lost gets a new certificate.
 */
export async function issuerKnown(tx: Tx, terms: DemoTerms): Promise<Issuer> {
  const issues = await tx.first(
    sqlOf.selectFrom("establishments").select("id").where("tenant_id", "=", tx.tenantId),
  );
  if (!issues) await startIssuing(tx, terms);
  await nameResponsible(tx);
  const known = await knownCertificate(tx, terms);
  if (known) return known;
  await sealCertificate(tx, terms);
  const anew = await knownCertificate(tx, terms);
  if (!anew) throw new Error("the demo's new certificate does not open");
  return anew;
}

async function knownCertificate(tx: Tx, { secrets }: DemoTerms): Promise<Issuer | null> {
  const row = await tx.first(
    sqlOf
      .selectFrom("tax_credentials")
      .select(["user_name", "certificate_sealed"])
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", TEST_SERVICE),
  );
  if (!row?.certificate_sealed) return null;
  try {
    const text = secrets.open(
      row.certificate_sealed,
      secretPurpose(tx.tenantId, TEST_SERVICE, "certificate"),
    );
    const read = readCertificate(text, KEY_PASSWORD);
    return read.ok
      ? { nit: row.user_name, password: SERVICE_PASSWORD, publicKey: read.certificate.publicKey }
      : null;
  } catch (error) {
    if (error instanceof SecretError) return null;
    throw error;
  }
}
