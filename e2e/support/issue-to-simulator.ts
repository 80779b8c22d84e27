import { type TenantId, toId } from "#platform/domain/ids.ts";
import { loadConfig } from "#platform/server/config/config.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { createSecretBox, type SecretBox, secretPurpose } from "#platform/server/secrets/secret-box.ts";
import { demoStaff } from "../../db/seeds/demo/demo-people.ts";
import { giveCredentials, letIssue, TEST_SERVICE } from "../../db/seeds/issuing.ts";
import type { Restaurant } from "./restaurant.ts";

/**
 * From now on the restaurant issues to the simulator that runs beside the product, as another establishment of the demo's taxpayer,
 * the one whom it knows: the numbers of its documents are its own.
 */
export async function issueToSimulator({ db, tenantId, run }: Restaurant): Promise<void> {
  const secrets = createSecretBox(loadConfig({ DATA_DIR: process.env.COMANDA_E2E_DATA_DIR }).secretKeys);
  const demo = await demoTenant(db);
  const known = await db.inTenant(demo, (tx) => demoSecrets(tx, secrets));
  await db.inTenant(tenantId, async (tx) => {
    await letIssue(tx);
    await giveCredentials(tx, secrets, known);
  });
  await run(
    `update fiscal_settings set legal_name = 'Comal Dorado, S.A. de C.V.', nit = $2, nrc = '2768431', phone = '22577001',
       email = 'factura@ejemplo.com', district_code = '14' where tenant_id = $1`,
    known.nit,
  );
  const code = `S${String(tenantId % 1_000).padStart(3, "0")}`;
  await run("update establishments set code = $2 where tenant_id = $1", code);
}

async function demoTenant(db: Restaurant["db"]): Promise<TenantId> {
  const [owner] = await db.directory<{ tenant_id: number }>(
    "select tenant_id from user_directory where username = $1",
    [demoStaff.admin.username],
  );
  if (!owner) throw new Error("The product runs without its demo");
  return toId<"Tenant">(owner.tenant_id);
}

interface Sealed {
  readonly user_name: string;
  readonly password_sealed: Buffer;
  readonly certificate_sealed: Buffer;
  readonly certificate_password_sealed: Buffer;
  readonly certificate_valid_until: Date;
}

async function demoSecrets(tx: Tx, secrets: SecretBox) {
  const [row] = await tx.query<Sealed>({
    text: "select * from tax_credentials where tenant_id = $1 and environment = $2",
    values: [tx.tenantId, TEST_SERVICE],
  });
  if (!row) throw new Error("The demo issues nothing");
  const open = (sealed: Buffer, what: "password" | "certificate") =>
    secrets.open(sealed, secretPurpose(tx.tenantId, TEST_SERVICE, what));
  return {
    nit: row.user_name,
    servicePassword: open(row.password_sealed, "password"),
    certificate: open(row.certificate_sealed, "certificate"),
    certificatePassword: open(row.certificate_password_sealed, "password"),
    certificateUntil: row.certificate_valid_until,
  };
}
