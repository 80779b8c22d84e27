import type { TaxDocumentId, TenantId } from "#platform/domain/ids.ts";
import { deliverDocument } from "#platform/outside/ministry/deliver-document.ts";
import type { Deps } from "#platform/server/deps.ts";
import { beginDelivery } from "./begin-delivery.ts";
import { ClaimLost } from "./claim.ts";
import { keepExchange } from "./document-queries.ts";
import { endDelivery } from "./end-delivery.ts";
import { noteSending } from "./note-sending.ts";

/** What is delivered; `wait` for tests, which wait for nothing. */
export interface SendTask {
  readonly tenantId: TenantId;
  readonly id: TaxDocumentId;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/**
 * Delivers a document or event as far as it goes now: what is to be done is committed before it is done, every answer as it comes, and
 * in the end what follows from it (guide §2, §20). Whoever lost their claim meanwhile leaves it to the other one.
 */
export async function sendDocument(deps: Deps, { tenantId, id, ...waits }: SendTask): Promise<void> {
  const { db, clock } = deps;
  const begun = await db.inTenant(tenantId, (tx) => beginDelivery(tx, deps, id));
  if (!begun) return;
  let { claim } = begun;
  try {
    const delivery = await deliverDocument({
      ...begun,
      ...waits,
      log: {
        async sending() {
          claim = await db.inTenant(tenantId, (tx) => noteSending(tx, { id, claim, now: clock() }));
        },
        answered: (exchange) => db.inTenant(tenantId, (tx) => keepExchange(tx, id, exchange)),
      },
    });
    await db.inTenant(tenantId, (tx) => endDelivery(tx, { id, claim, delivery, now: clock() }));
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error;
    deps.log.warn({ tenant: tenantId, document: id }, "somebody else delivers it");
  }
}
