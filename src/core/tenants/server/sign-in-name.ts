import { signInNameOf } from "#platform/domain/identity/user-name.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";

const NAME_TAKEN = "tenants_sign_in_name_key";

async function takeName(tx: Tx, name: string): Promise<void> {
  try {
    await tx.query({
      text: "update tenants set sign_in_name = $2 where id = $1 -- the directory: its tenant_id is called id",
      values: [tx.tenantId, name],
    });
  } catch (error) {
    const { constraint } = error as { constraint?: unknown };
    if (constraint === NAME_TAKEN)
      throw new RunAgain("Another restaurant took the name meanwhile", { cause: error });
    throw error;
  }
}

/** Numbers that are tried behind a taken name before it is given up: names of restaurants hardly repeat. */
const TRIES = 1_000;

/**
 * Returns the restaurant's part of the names that its people without e-mail sign in with; the first time it is made of the
 * restaurant's name. Two that begin at once wait for each other.
 */
export async function ensureSignInName(tx: Tx): Promise<string> {
  const [tenant] = await tx.query<{ sign_in_name: string | null; store_name: string }>({
    text: `select t.sign_in_name, coalesce(s.store_name, t.name) as store_name from tenants t
      left join store_settings s on s.tenant_id = t.id
      where t.id = $1 for no key update of t -- the directory: its tenant_id is called id`,
    values: [tx.tenantId],
  });
  if (tenant?.sign_in_name) return tenant.sign_in_name;
  for (let number = 1; number <= TRIES; number += 1) {
    const name = signInNameOf(tenant?.store_name ?? "", number);
    const [taken] = await tx.query({
      text: "select 1 from tenants where sign_in_name = $1 and id <> $2 -- the directory: its tenant_id is called id",
      values: [name, tx.tenantId],
    });
    if (taken) continue;
    await takeName(tx, name);
    return name;
  }
  throw new Error("A restaurant found no name to sign in with");
}
