import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { SetupOverview, useFirstHour } from "#operator/setup/web/public.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { formatDay } from "#platform/web/format.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { actorOf, type StoredUser, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { FiguresSkeleton } from "#ui/feedback/figures-skeleton.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { maySeeCard } from "../domain/home-cards.ts";
import { dashboardDayQuery, useLiveDashboard } from "./dashboard-api.ts";
import { DayCard } from "./day-card.tsx";
import { ReservationsCard, TopItemsCard, VisitsCard } from "./day-cards.tsx";
import classes from "./home.module.css";
import { LateDishesCard, LowStockCard, OpenAccountsCard } from "./now-cards.tsx";
import { RecentSalesCard } from "./recent-card.tsx";

const TaxNotices = lazy(() =>
  import("#tax/tax-issuer/web/public.ts").then((module) => ({ default: module.TaxNotices })),
);

/** /dashboard/home: the day so far, live; a new restaurant sees its first steps instead, until something was sold. */
export function HomeScreen() {
  const user = useUser();
  return user === null ? null : <Home user={user} />;
}

function Home({ user }: { user: StoredUser }) {
  const t = useT();
  const actor = actorOf(user);
  const day = useQuery(dashboardDayQuery);
  useLiveDashboard();
  const isFirstHour = useFirstHour();
  return (
    <>
      <PageHeader
        title={t("dashboard.greeting", { name: user.name })}
        meta={day.data ? t("common.business_day_of", { day: formatDay(day.data.business_date) }) : null}
      />
      {mayDo(actor, "taxIssuer.watch") ? (
        <Suspense fallback={null}>
          <TaxNotices />
        </Suspense>
      ) : null}
      <SetupOverview />
      {isFirstHour === undefined ? <FiguresSkeleton label={t("ui.loading")} height={420} /> : null}
      {isFirstHour === false ? <Day actor={actor} /> : null}
    </>
  );
}

/** The day so far. */
function Day({ actor }: { actor: ReturnType<typeof actorOf> }) {
  const day = useQuery(dashboardDayQuery);
  // Shown once for all the cards of this answer.
  const isDayMissing = day.isError && day.data === undefined;
  const seesSales = maySeeCard(actor, "sales");
  return (
    <div className={classes.page}>
      <div className={classes.home}>
        {isDayMissing ? <QueryFailure query={day} /> : null}
        {/* Charts first; beside them what is small. On a phone what needs somebody comes before the past. */}
        <div className={classes.charts}>
          {isDayMissing ? null : <DayCard actor={actor} />}
          {seesSales ? (
            <div className={classes.later}>
              <RecentSalesCard actor={actor} />
            </div>
          ) : null}
          {isDayMissing ? null : (
            <div className={classes.later}>
              <TopItemsCard actor={actor} />
            </div>
          )}
        </div>
        <div className={classes.beside}>
          {isDayMissing ? null : <VisitsCard actor={actor} />}
          {maySeeCard(actor, "openAccounts") ? <OpenAccountsCard actor={actor} /> : null}
          {maySeeCard(actor, "lateDishes") ? <LateDishesCard actor={actor} /> : null}
          {maySeeCard(actor, "lowStock") ? <LowStockCard actor={actor} /> : null}
          {!isDayMissing && mayEnter(actor, "reservations") ? <ReservationsCard actor={actor} /> : null}
        </div>
      </div>
    </div>
  );
}
