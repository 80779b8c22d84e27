import { IconFileDownload, IconPlus } from "@tabler/icons-react";
import { mayDo } from "#platform/domain/access/actions.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";

/** The ways from the list of purchases: vendors, dearer goods, and a document or a new purchase for whoever may record one. */
export function PurchasesActions() {
  const t = useT();
  const user = useUser();
  const mayRecord = user !== null && mayDo(actorOf(user), "purchase.record");
  return (
    <>
      <RouterButton to="/dashboard/purchases/vendors" variant="default">
        {t("purchases.to_vendors")}
      </RouterButton>
      <RouterButton to="/dashboard/purchases/price-watch" variant="default">
        {t("purchases.to_prices")}
      </RouterButton>
      {mayRecord ? (
        <RouterButton
          to="/dashboard/purchases/import"
          variant="default"
          icon={<IconFileDownload size={20} aria-hidden="true" />}
        >
          {t("screens.purchasesImport")}
        </RouterButton>
      ) : null}
      {mayRecord ? (
        <RouterButton to="/dashboard/purchases/new" icon={<IconPlus size={20} aria-hidden="true" />}>
          {t("purchases.add")}
        </RouterButton>
      ) : null}
    </>
  );
}
