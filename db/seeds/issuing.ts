import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { type SecretBox, secretPurpose } from "#platform/server/secrets/secret-box.ts";

/** With what somebody signs in to the ministry's test service, and signs. */
export interface IssuerSecrets {
  readonly nit: string;
  readonly servicePassword: string;
  /** The text of `<NIT>.crt`. */
  readonly certificate: string;
  readonly certificatePassword: string;
  readonly certificateUntil: Date | null;
}

/** Seeds know the ministry's test service alone. */
export const TEST_SERVICE = "00";

/** A restaurant that is described issues electronic documents from now on: of its usual point of sale, else of P001 of M001. */
export async function letIssue(tx: Tx): Promise<void> {
  const { tenantId: tenant_id } = tx;
  await tx.run(
    sqlOf
      .updateTable("fiscal_settings")
      .set({ environment: TEST_SERVICE })
      .where("tenant_id", "=", tenant_id),
  );
  const usual = await tx.first(
    sqlOf
      .selectFrom("points_of_sale")
      .select("id")
      .where("tenant_id", "=", tenant_id)
      .where("is_default", "=", true)
      .where("archived_at", "is", null),
  );
  if (usual) return;
  const { id: establishment_id } = await tx.one(
    sqlOf
      .insertInto("establishments")
      .values({ tenant_id, title: "Casa matriz", kind: "02", code: "M001" })
      .returning("id"),
  );
  await tx.run(
    sqlOf
      .insertInto("points_of_sale")
      .values({ tenant_id, establishment_id, title: "Caja 1", code: "P001", is_default: true }),
  );
}

/** Seals them as its settings do; those that are there already are replaced. */
export async function giveCredentials(
  tx: Tx,
  secrets: SecretBox,
  { nit, ...issuer }: IssuerSecrets,
): Promise<void> {
  const sealed = (plain: string, what: "password" | "certificate") =>
    secrets.seal(plain, secretPurpose(tx.tenantId, TEST_SERVICE, what));
  const credentials = {
    user_name: nit,
    password_sealed: sealed(issuer.servicePassword, "password"),
    certificate_sealed: sealed(issuer.certificate, "certificate"),
    certificate_password_sealed: sealed(issuer.certificatePassword, "password"),
    certificate_nit: nit,
    certificate_valid_until: issuer.certificateUntil,
    changed_at: new Date(),
  };
  await tx.run(
    sqlOf
      .insertInto("tax_credentials")
      .values({ tenant_id: tx.tenantId, environment: TEST_SERVICE, ...credentials })
      .onConflict((same) => same.columns(["tenant_id", "environment"]).doUpdateSet(credentials)),
  );
}
