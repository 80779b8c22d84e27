import type { TaxDocumentId, TenantId } from "../../../../domain/ids.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { JobDefinition } from "../../../platform/jobs/jobs.ts";
import { deliverDocument } from "../../../platform/ministry/deliver-document.ts";
import { beginDelivery } from "./begin-delivery.ts";
import { keepExchange } from "./document-queries.ts";
import { endDelivery, noteSending } from "./end-delivery.ts";

/**
 * Delivers a document as far as it goes now: what is to be done is committed before it is done, every answer as it comes, and in the
 * end what follows from it (guide §2, §20).
 */
export async function sendDocument(
  deps: Deps,
  { tenantId, id }: { readonly tenantId: TenantId; readonly id: TaxDocumentId },
  job: JobDefinition,
): Promise<void> {
  const begun = await deps.db.inTenant(tenantId, (tx) => beginDelivery(tx, deps, id));
  if (!begun) return;
  const delivery = await deliverDocument(deps.ministry, {
    ...begun,
    log: {
      sending: () => deps.db.inTenant(tenantId, (tx) => noteSending(tx, id)),
      answered: (exchange) => deps.db.inTenant(tenantId, (tx) => keepExchange(tx, id, exchange)),
    },
  });
  await deps.db.inTenant(tenantId, (tx) => endDelivery(tx, { id, delivery, now: deps.clock(), job }));
}
