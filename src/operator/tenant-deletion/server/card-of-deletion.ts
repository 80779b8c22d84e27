import { z } from "zod";
import { tenantCards } from "#operator/subscription/server/public.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import type { Deps } from "#platform/server/deps.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import { deletionOf } from "./deletion-queries.ts";

/** Attempts when the operator asks for a deletion and undoes it while Stripe is asked. */
const TRIES = 5;

/**
 * Stops the renewal of a card while the deletion waits, and starts it again when the deletion was undone. It
 * checks after Stripe's answer that this is still right. Once the purge has begun, the purge ends the card.
 */
export const cardOfDeletionJob = job({
  name: "card-of-deletion",
  payload: z.object({ tenantId: z.number().int().positive() }),
  maxAttempts: 12,
  async handle({ tenantId }, deps) {
    const id = tenantId as TenantId;
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const isWaiting = await isToBeDeleted(deps, id);
      if (isWaiting) await tenantCards.stopRenewal(deps, id);
      else await tenantCards.renewAgain(deps, id);
      if ((await isToBeDeleted(deps, id)) === isWaiting) return;
    }
    throw new Error(`the deletion of restaurant ${tenantId} is asked for and undone again and again`);
  },
});

async function isToBeDeleted({ db }: Deps, id: TenantId): Promise<boolean> {
  return (await deletionOf(db, id)) !== undefined;
}
