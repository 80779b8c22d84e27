import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import type { SubscriptionView } from "../contract/subscription.ts";
import classes from "./subscription.module.css";

/** How to pay without a card. */
export function TransferCard({ subscription }: { subscription: SubscriptionView }) {
  const t = useT();
  const details = subscription.transfer_details;
  return (
    <SurfaceCard label={t("subscription.transfer.title")}>
      <h3 className={classes.subtitle}>{t("subscription.transfer.title")}</h3>
      {details === null ? (
        <p className={classes.words}>{t("subscription.transfer.ask")}</p>
      ) : (
        <>
          <p className={classes.words}>{t("subscription.transfer.details")}</p>
          <p className={classes.details}>{details}</p>
          <p className={classes.secondary}>{t("subscription.transfer.afterwards")}</p>
        </>
      )}
      <div className={classes.buttons}>
        <RouterButton variant="default" to="/dashboard/contact-support">
          {t("screens.contactSupport")}
        </RouterButton>
      </div>
    </SurfaceCard>
  );
}
