import type { Issuer } from "../../../src/ministry/issuers.ts";
import { makeCertificate } from "../../../src/ministry/make-certificate.ts";
import { openCredentials, secretPurpose } from "../../../src/server/features/tax-documents/public.ts";
import { sqlOf, type Tx } from "../../../src/server/platform/db/tx.ts";
import { type SecretBox, SecretError } from "../../../src/server/platform/secrets/secret-box.ts";

/** When the demo is, and what seals its certificate. */
export interface DemoTerms {
  readonly now: Date;
  readonly secrets: SecretBox;
}

/** The demo is known to the ministry's test service alone, which the simulator takes the place of. */
const TEST = "00";

/** They protect nothing: whoever runs the demo makes the key anew. */
const SERVICE_PASSWORD = "Maquilishuat-2026";
const KEY_PASSWORD = "Maquilishuat-llave";

/** From here on what the demo sells has its electronic document: a place to issue from, and a certificate made for it. */
export async function startIssuing(tx: Tx, { secrets, now }: DemoTerms): Promise<void> {
  const { tenantId: tenant_id } = tx;
  const { nit } = await tx.one(
    sqlOf
      .updateTable("fiscal_settings")
      .set({ environment: TEST, trade_name: "Restaurante El Maquilishuat", district_code: "01" })
      .where("tenant_id", "=", tenant_id)
      .returning("nit"),
  );
  const { id: establishment_id } = await tx.one(
    sqlOf
      .insertInto("establishments")
      .values({ tenant_id, title: "Casa matriz", kind: "02", code: "M001" })
      .returning("id"),
  );
  const place = { tenant_id, establishment_id };
  await tx.run(
    sqlOf.insertInto("points_of_sale").values({ ...place, title: "Caja 1", code: "P001", is_default: true }),
  );
  await sealCertificate(tx, nit, { secrets, now });
}

async function sealCertificate(tx: Tx, nit: string | null, { secrets, now }: DemoTerms): Promise<void> {
  if (nit === null) throw new Error("the demo's issuer has no NIT");
  const sealed = (plain: string, what: "password" | "certificate") =>
    secrets.seal(plain, secretPurpose(tx.tenantId, TEST, what));
  const credentials = {
    user_name: nit,
    password_sealed: sealed(SERVICE_PASSWORD, "password"),
    certificate_sealed: sealed(makeCertificate({ nit, password: KEY_PASSWORD, now }).file, "certificate"),
    certificate_password_sealed: sealed(KEY_PASSWORD, "password"),
    certificate_nit: nit,
    certificate_valid_until: new Date(now.getTime() + CERTIFICATE_MS),
    changed_at: now,
  };
  await tx.run(
    sqlOf
      .insertInto("tax_credentials")
      .values({ tenant_id: tx.tenantId, environment: TEST, ...credentials })
      .onConflict((same) => same.columns(["tenant_id", "environment"]).doUpdateSet(credentials)),
  );
}

/** Five years, as `makeCertificate` says in the file. */
const CERTIFICATE_MS = 5 * 365 * 86_400_000;

/**
 * The demo as the simulator knows it. A demo of a former version begins to issue now; one whose key of secrets was lost gets a new
 * certificate.
 */
export async function issuerKnown(tx: Tx, sealing: DemoTerms): Promise<Issuer> {
  const issues = await tx.first(
    sqlOf.selectFrom("establishments").select("id").where("tenant_id", "=", tx.tenantId),
  );
  if (!issues) await startIssuing(tx, sealing);
  const known = (await openOrNull(tx, sealing.secrets)) ?? (await sealAnew(tx, sealing));
  const { account, certificate } = known;
  return { nit: account.nit, password: account.password, publicKey: certificate.publicKey };
}

async function openOrNull(tx: Tx, secrets: SecretBox) {
  try {
    return await openCredentials(tx, secrets, TEST);
  } catch (error) {
    if (error instanceof SecretError) return null;
    throw error;
  }
}

async function sealAnew(tx: Tx, sealing: DemoTerms) {
  const { nit } = await tx.one(
    sqlOf.selectFrom("fiscal_settings").select("nit").where("tenant_id", "=", tx.tenantId),
  );
  await sealCertificate(tx, nit, sealing);
  const opened = await openCredentials(tx, sealing.secrets, TEST);
  if (!opened) throw new Error("the demo's new certificate does not open");
  return opened;
}
