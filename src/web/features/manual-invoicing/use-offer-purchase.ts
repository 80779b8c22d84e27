import { useNavigate } from "@tanstack/react-router";
import { mayDo } from "../../../domain/access/actions.ts";
import { screens } from "../../../domain/access/screens.ts";
import { useConfirm } from "../../../ui/overlay/confirm-provider.tsx";
import { actorOf, useUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import { keepForReview } from "../purchase-import/public.ts";

/**
 * Offers to bring the goods of a document of our own into stock: its purchase is reviewed as every supplier's document is
 * (docs/decisions/0077). Without goods, or for whoever records no purchases, the form is left at once.
 */
export function useOfferPurchase(onLeave: () => void) {
  const t = useT();
  const user = useUser();
  const confirm = useConfirm();
  const navigate = useNavigate();
  return async (dte: string | null, seller: string) => {
    if (dte === null || user === null || !mayDo(actorOf(user), "purchase.record")) return onLeave();
    const isWanted = await confirm({
      title: t("manualInvoicing.excluded.to_stock.title"),
      body: t("manualInvoicing.excluded.to_stock.body"),
      confirmLabel: t("manualInvoicing.excluded.to_stock.confirm"),
      cancelLabel: t("manualInvoicing.excluded.to_stock.cancel"),
    });
    if (!isWanted) return onLeave();
    const name = t("manualInvoicing.excluded.to_stock.file", { name: seller });
    keepForReview(user.user_id ?? 0, { name, text: dte });
    void navigate({ to: screens.purchasesImport.path });
  };
}
