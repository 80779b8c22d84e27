import { useReviewDocument } from "#back-office/purchase-documents/web/public.ts";
import { useT } from "#platform/web/use-t.ts";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";

/**
 * Offers to bring the goods of a document of our own into stock: its purchase is reviewed as every supplier's document is
 * (docs/decisions/0077). Without goods, or for whoever records no purchases, the form is left at once; who says no finds the same in
 * accounting, at the document.
 */
export function useOfferPurchase(onLeave: () => void) {
  const t = useT();
  const confirm = useConfirm();
  const review = useReviewDocument();
  return async (dte: string | null, seller: string) => {
    if (dte === null || review === null) return onLeave();
    const isWanted = await confirm({
      title: t("manualInvoicing.excluded.to_stock.title"),
      body: t("manualInvoicing.excluded.to_stock.body"),
      confirmLabel: t("manualInvoicing.excluded.to_stock.confirm"),
      cancelLabel: t("manualInvoicing.excluded.to_stock.cancel"),
    });
    if (!isWanted) return onLeave();
    review({ name: t("manualInvoicing.excluded.to_stock.file", { name: seller }), text: dte });
  };
}
