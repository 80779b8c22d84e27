import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mayDo } from "#platform/domain/access/actions.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { CsvButton } from "#platform/web/lists/csv-button.tsx";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { Purchase } from "../../contract/purchases.ts";
import { EatenMargins } from "../prices/eaten-margins.tsx";
import classes from "../purchases.module.css";
import { type CostChange, purchaseQuery, purchasesKey, savePurchaseItems } from "../purchases-api.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { Corrections } from "./corrections.tsx";
import { PurchaseAttachment } from "./purchase-attachment.tsx";
import { PurchaseFacts } from "./purchase-facts.tsx";
import { PurchaseItems } from "./purchase-items.tsx";
import { TaxDocument } from "./tax-document.tsx";

export interface PurchaseDialogProps {
  id: Purchase["id"];
  onClose: () => void;
}

/** A purchase as it was recorded: of whom, what came into stock and at what price; cancelled from here. */
export function PurchaseDialog({ id: first, onClose }: PurchaseDialogProps) {
  const t = useT();
  const [id, setId] = useState(first);
  const query = useQuery(purchaseQuery(id));
  const [isCancelling, setCancelling] = useState(false);
  useRealtimeRefresh(["purchases_changed"], [purchasesKey]);
  const purchase = query.data;
  if (purchase && isCancelling)
    return <CancelDialog purchase={purchase} onClose={() => setCancelling(false)} />;
  return (
    <AppDialog
      opened
      size="large"
      title={purchase ? t("purchases.detail.title", { no: purchase.number }) : t("purchases.number")}
      onClose={onClose}
      footer={purchase ? <Footer purchase={purchase} onCancel={() => setCancelling(true)} /> : null}
    >
      {purchase ? (
        <div className={classes.detail}>
          <PurchaseFacts purchase={purchase} onLeave={onClose} />
          <Corrections purchase={purchase} onOpen={setId} />
          <PurchaseItems purchase={purchase} />
          <EatenMargins changes={risesOf(purchase)} />
          <TaxDocument purchase={purchase} />
          <PurchaseAttachment purchase={purchase} />
        </div>
      ) : query.isError ? (
        <FailureState
          reason={isApiError(query.error, "not_found") ? t("purchases.detail.gone") : errorText(query.error)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={5} />
      )}
    </AppDialog>
  );
}

/** As many as are asked about at once. */
const MOST_RISES = 100;

/** What cost more than the last time, each ingredient once. */
function risesOf({ items, status }: Purchase): CostChange[] {
  const rises = new Map<number, CostChange>();
  for (const { inventory_item_id: id, unit_cost: now, previous_unit_cost: before } of items)
    if (status === "received" && id !== null && now !== null && before !== null && now > before)
      rises.set(id, { inventory_item_id: id, old_cost: before, new_cost: now });
  return [...rises.values()].slice(0, MOST_RISES);
}

function Footer({ purchase, onCancel }: { purchase: Purchase; onCancel: () => void }) {
  const t = useT();
  const user = useUser();
  const mayCancel = user !== null && mayDo(actorOf(user), "purchase.record");
  return (
    <div className={classes.footer}>
      <CsvButton save={() => savePurchaseItems(purchase.id)} />
      {mayCancel && purchase.status === "received" ? (
        <Button variant="default" tone="danger" onClick={onCancel}>
          {t("purchases.cancel.action")}
        </Button>
      ) : null}
    </div>
  );
}
