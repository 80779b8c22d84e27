import { formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import type { DocumentCopies } from "../contract/tax-delivery.ts";
import classes from "./tax-delivery.module.css";

type Delivery = DocumentCopies["deliveries"][number];

/** To whom it was mailed, why, and what became of it; the newest first. */
export function Deliveries({ copies: { deliveries } }: { copies: DocumentCopies }) {
  const t = useT();
  return (
    <section aria-label={t("taxDelivery.copies.deliveries")}>
      <h3 className={classes.heading}>{t("taxDelivery.copies.deliveries")}</h3>
      {deliveries.length === 0 ? (
        <p className={classes.quiet}>{t("taxDelivery.copies.no_deliveries")}</p>
      ) : (
        <ul className={classes.deliveries}>
          {deliveries.map((delivery) => (
            <li key={delivery.id}>
              <span className={classes.code}>{delivery.to}</span>
              <span className={classes.quiet} data-tone={delivery.has_failed ? "red" : undefined}>
                {`${t(`taxDelivery.copies.cause.${delivery.cause}`)} · ${outcomeOf(delivery, t)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function outcomeOf({ sent_at, has_failed }: Delivery, t: Translate): string {
  if (sent_at !== null) return formatDateTime(sent_at);
  return t(has_failed ? "taxDelivery.copies.failed" : "taxDelivery.copies.waiting");
}
