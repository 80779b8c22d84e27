import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isApiError } from "#platform/web/api-error.ts";
import { formatDay } from "#platform/web/format.ts";
import { ExportMenu } from "#platform/web/lists/export-menu.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { errorText, showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { SkeletonBox } from "#ui/feedback/skeleton-box.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { CorrectingPurchase, Purchase } from "../../contract/purchases.ts";
import { DishesBelowMargin } from "../prices/dishes-below-margin.tsx";
import classes from "../purchases.module.css";
import {
  attachmentQuery,
  type IngredientCostChange,
  purchaseQuery,
  purchasesKey,
  saveAttachment,
  savePurchaseItems,
} from "../purchases-api.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { PurchaseFacts, PurchaseTaxDocument } from "./purchase-facts.tsx";
import { PurchaseItems } from "./purchase-items.tsx";

interface PurchaseDialogProps {
  id: Purchase["id"];
  onClose: () => void;
}

/** Shows a purchase as recorded: vendor, quantities in stock and prices; it can be cancelled here. */
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
      isStill
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
          <DishesBelowMargin changes={risesOf(purchase)} />
          <PurchaseTaxDocument purchase={purchase} />
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

/** Ingredients in one request. */
const MAX_RISES = 100;

/** Returns the price rises of a purchase, each ingredient once. */
function risesOf({ items, status }: Purchase): IngredientCostChange[] {
  const rises = new Map<number, IngredientCostChange>();
  for (const { inventory_item_id: id, unit_cost: now, previous_unit_cost: before } of items)
    if (status === "received" && id !== null && now !== null && before !== null && now > before)
      rises.set(id, { inventory_item_id: id, old_cost: before, new_cost: now });
  return [...rises.values()].slice(0, MAX_RISES);
}

function Footer({ purchase, onCancel }: { purchase: Purchase; onCancel: () => void }) {
  const t = useT();
  const mayCancel = useMayDo()("purchase.record");
  return (
    <div className={classes.footer}>
      <ExportMenu saveCsv={() => savePurchaseItems(purchase.id)} />
      {mayCancel && purchase.status === "received" ? (
        <Button variant="default" tone="danger" onClick={onCancel}>
          {t("purchases.cancel.action")}
        </Button>
      ) : null}
    </div>
  );
}

interface CorrectionsProps {
  purchase: Purchase;
  onOpen: (id: Purchase["id"]) => void;
}

/** Links the purchases that a note corrects, and the notes that correct a purchase; each opens in place of this one. */
function Corrections({ purchase: { corrects, corrected_by: notes }, onOpen }: CorrectionsProps) {
  const t = useT();
  const links = (title: string, purchases: readonly CorrectingPurchase[]) =>
    purchases.length === 0 ? null : (
      <Section title={title}>
        <Row wrap gap={8}>
          {purchases.map(({ id, number, effect, status, date }) => (
            <Button key={id} variant="default" onClick={() => onOpen(id)}>
              {t(`purchases.corrections.${status}`, {
                what: t(`purchases.effect.${effect}`),
                no: number,
                day: formatDay(date),
              })}
            </Button>
          ))}
        </Row>
      </Section>
    );
  return (
    <>
      {links(t("purchases.corrections.corrects"), corrects)}
      {links(t("purchases.corrections.corrected_by"), notes)}
    </>
  );
}

/** Shows the picture of an invoice, or saves a PDF: somebody else's PDF is never opened in place. */
function PurchaseAttachment({ purchase }: { purchase: Purchase }) {
  const t = useT();
  if (purchase.attachment === null) return null;
  return (
    <Section
      title={t("purchases.detail.attachment")}
      action={
        <Button
          variant="default"
          icon={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => void saveAttachment(purchase).catch(showError)}
        >
          {t("purchases.detail.save_attachment")}
        </Button>
      }
    >
      {purchase.attachment === "image/webp" ? (
        <Picture purchase={purchase} />
      ) : (
        <p className={classes.quiet}>{t("purchases.detail.pdf")}</p>
      )}
    </Section>
  );
}

function Picture({ purchase: { id, number } }: { purchase: Purchase }) {
  const t = useT();
  const picture = useQuery(attachmentQuery(id));
  const address = useAddressOf(picture.data);
  if (picture.isError) return <p className={classes.quiet}>{t("purchases.detail.picture_failed")}</p>;
  if (address === undefined) return <SkeletonBox height={240} />;
  return (
    <img className={classes.picture} src={address} alt={t("purchases.detail.picture", { no: number })} />
  );
}

/** Returns an address that shows a loaded file; it is revoked with the component. */
function useAddressOf(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return address;
}
