import { IconAlertTriangle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Actor } from "#platform/domain/access/actor.ts";
import { formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import type { LateTicket } from "#service/kitchen/contract/kitchen.ts";
import { elapsedMinutes, formatElapsed } from "#ui/data/format-elapsed.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { KitchenPicture } from "#ui/pictures/kitchen-picture.tsx";
import type { DashboardNow } from "../contract/dashboard.ts";
import { nowQuery } from "./dashboard-api.ts";
import classes from "./home.module.css";
import { HomeCard } from "./home-card.tsx";
import { placeName } from "./place-name.ts";
import { placeOf } from "./place-of.ts";

/** The station that has a board of its own (operations §2). */
const BAR_SLUG = "bar";

/** What the boards of all stations show as late, and the longest waiting of it. */
export function LateDishesCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(nowQuery);
  const longest = query.data?.late_dishes?.longest ?? [];
  const isBar = longest.length > 0 && longest.every(({ station }) => station.slug === BAR_SLUG);
  return (
    <HomeCard
      title={t("dashboard.late.title")}
      query={query}
      height={168}
      place={placeOf(actor, isBar ? "bar" : "kitchen", "orders")}
    >
      {({ late_dishes: late, now }) =>
        late === null || late.tickets === 0 ? (
          <EmptyState picture={<KitchenPicture />} message={t("dashboard.late.empty")} size="small" />
        ) : (
          <LateDishes late={late} now={now} />
        )
      }
    </HomeCard>
  );
}

function LateDishes({ late, now }: { late: NonNullable<DashboardNow["late_dishes"]>; now: Date }) {
  const t = useT();
  return (
    <>
      <p className={classes.line}>
        <span className={classes.main} data-tone="red">
          <IconAlertTriangle size={24} aria-hidden="true" /> {formatCount(late.dishes)}
        </span>{" "}
        {t("dashboard.late.tickets", { count: late.tickets })}
      </p>
      <ul className={classes.list}>
        {late.longest.map((ticket) => (
          <LateLine key={`${ticket.order_id} ${ticket.station.slug}`} ticket={ticket} now={now} />
        ))}
      </ul>
    </>
  );
}

function LateLine({ ticket, now }: { ticket: LateTicket; now: Date }) {
  const t = useT();
  return (
    <li className={classes.item}>
      <span className={classes.what}>
        {t("dashboard.late.place", { place: placeName(ticket, t), token: ticket.token_no })}
        <span className={classes.quiet}>
          {t("dashboard.late.dishes", { count: ticket.dishes, station: ticket.station.title })}
        </span>
      </span>
      <span className={classes.value}>
        {formatElapsed(elapsedMinutes(ticket.since.getTime(), now.getTime()))}
      </span>
    </li>
  );
}
