import { tenantsJob } from "#core/tenants/server/tenants-job.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/**
 * Deletes pictures that nothing shows any more: replaced, removed, or stored under a request that was undone.
 * Each stays for a day after it was last stored, so that a picture about to be used is never deleted; the
 * foreign keys of the tables that show pictures prevent it besides. Archived items keep theirs for history.
 */
export const dropUnusedPictures = (shownPictures: ShownPictures) =>
  tenantsJob({
    name: "drop-unused-pictures",
    schedule: "47 * * * *",
    done: "unused pictures dropped",
    work: async (tx, { clock }) => {
      const shown = await shownPictures(tx);
      return dropUnused(tx, new Date(clock().getTime() - DAY_MS), shown);
    },
  });

/** Returns the pictures that the features above show, by their hash. */
type ShownPictures = (tx: Tx) => Promise<readonly string[]>;

async function dropUnused(tx: Tx, storedBefore: Date, shown: readonly string[]): Promise<number> {
  const dropped = await tx.query({
    text: `delete from files f where f.tenant_id = $1 and f.created_at < $2 and f.hash <> all ($3::text[])
        and not exists (select from store_settings s where s.tenant_id = $1 and f.hash in (s.store_image, s.guest_cover))
      returning f.hash`,
    values: [tx.tenantId, storedBefore, shown],
  });
  return dropped.length;
}
