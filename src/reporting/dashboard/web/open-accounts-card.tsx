import { useQuery } from "@tanstack/react-query";
import type { Actor } from "#platform/domain/access/actor.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { elapsedMinutes, formatElapsed } from "#ui/data/format-elapsed.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import { openQuery } from "./dashboard-api.ts";
import classes from "./home.module.css";
import { HomeCard } from "./home-card.tsx";
import { placeName } from "./place-name.ts";
import { placeOf } from "./place-of.ts";

/** How many accounts are open, what is left to pay of them, and which is the oldest. */
export function OpenAccountsCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(openQuery);
  return (
    <HomeCard
      title={t("dashboard.open.title")}
      query={query}
      height={168}
      place={placeOf(actor, "orders", "orderCharge")}
    >
      {({ cards, amount, oldest, currency, now }) =>
        cards === 0 ? (
          <EmptyState picture={<TablePicture />} message={t("dashboard.open.empty")} size="small" />
        ) : (
          <>
            <p className={classes.main}>{formatCount(cards)}</p>
            <p>{t("dashboard.open.left", { amount: formatAmount(amount, currency) })}</p>
            {oldest === null ? null : (
              <p className={classes.quiet}>
                {t("dashboard.open.oldest", {
                  place: placeName(oldest, t),
                  time: formatElapsed(elapsedMinutes(oldest.opened_at.getTime(), now.getTime())),
                })}
              </p>
            )}
          </>
        )
      }
    </HomeCard>
  );
}
