import type { TenantId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";

export interface TenantBefore {
  readonly name: string;
  readonly email: string | null;
  readonly is_active: boolean;
}

/** Changes a restaurant in the directory, unless `refuse` throws at how it is, and gives how it was; undefined when there is none. */
export async function changeTenant(
  tx: Tx,
  id: TenantId,
  { name, email, isActive }: { readonly name: string; readonly email: string; readonly isActive: boolean },
  refuse: (before: TenantBefore) => void,
): Promise<TenantBefore | undefined> {
  const [before] = await tx.query<TenantBefore>({
    text: `select name, email, is_active from tenants where id = $1 and kind = 'restaurant' for update
      -- the directory: its tenant_id is called id`,
    values: [id],
  });
  if (!before) return undefined;
  refuse(before);
  await tx.query({
    text: `update tenants set name = $2, email = $3, is_active = $4 where id = $1
      -- the directory: its tenant_id is called id`,
    values: [id, name, email, isActive],
  });
  return before;
}
