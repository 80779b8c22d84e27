import { IconAlertTriangle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import { formatQuantity } from "#inventory/inventory/web/public.ts";
import type { Actor } from "#platform/domain/access/actor.ts";
import { formatAmount, formatCount, formatElapsed } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import type { LateTicket } from "#service/kitchen/contract/kitchen.ts";
import { elapsedMinutes } from "#ui/data/elapsed-minutes.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Muted, Row, Span, Stack, Text } from "#ui/layout/layout.tsx";
import type { DashboardNow, LowStockItem } from "../contract/dashboard.ts";
import { nowQuery, openQuery } from "./dashboard-api.ts";
import classes from "./home.module.css";
import { HomeCard } from "./home-card.tsx";
import { placeOf } from "./place-of.ts";

/** The station that has a board of its own (operations §2). */
const BAR_SLUG = "bar";

/** Late dishes on the boards of all stations, with those that wait longest. */
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
          <Muted>{t("dashboard.late.empty")}</Muted>
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
      <Text below={8}>
        <span className={classes.main} data-tone="red">
          <IconAlertTriangle size={24} aria-hidden="true" /> {formatCount(late.dishes)}
        </span>{" "}
        {t("dashboard.late.tickets", { count: late.tickets })}
      </Text>
      <Stack as="ul">
        {late.longest.map((ticket) => (
          <LateLine key={`${ticket.order_id} ${ticket.station.slug}`} ticket={ticket} now={now} />
        ))}
      </Stack>
    </>
  );
}

function LateLine({ ticket, now }: { ticket: LateTicket; now: Date }) {
  const t = useT();
  return (
    <Row as="li" align="baseline" justify="between" gap={12} ruled>
      <Stack as="span" room="shrink" lines="anywhere">
        {t("dashboard.late.place", { place: placeName(ticket, t), token: ticket.token_no })}
        <Muted as="span">
          {t("dashboard.late.dishes", { count: ticket.dishes, station: ticket.station.title })}
        </Muted>
      </Stack>
      <Span room="keep" weight={600}>
        {formatElapsed(elapsedMinutes(ticket.since.getTime(), now.getTime()))}
      </Span>
    </Row>
  );
}

/** The ingredients that are out or at their minimum, the scarcest first. */
export function LowStockCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(nowQuery);
  return (
    <HomeCard
      title={t("dashboard.stock.title")}
      query={query}
      height={168}
      place={placeOf(actor, "toBuy")}
      search={{ only: "scarce" }}
    >
      {({ low_stock: low }) =>
        low === null || low.count === 0 ? (
          <Muted>{t("dashboard.stock.empty")}</Muted>
        ) : (
          <>
            <Text below={8}>{t("dashboard.stock.items", { count: low.count })}</Text>
            <Stack as="ul">
              {low.items.map((item) => (
                <LowStockLine key={item.id} item={item} />
              ))}
            </Stack>
          </>
        )
      }
    </HomeCard>
  );
}

function LowStockLine({ item }: { item: LowStockItem }) {
  const t = useT();
  return (
    <Row as="li" align="baseline" justify="between" gap={12} ruled>
      <Stack as="span" room="shrink" lines="anywhere">
        {item.title}
        <Muted as="span">
          {t("dashboard.stock.left", {
            quantity: formatQuantity(item.quantity, item.unit),
            minimum: formatQuantity(item.min_quantity_threshold, item.unit),
          })}
        </Muted>
      </Stack>
      <StatusBadge
        tone={item.status === "out" ? "red" : "amber"}
        label={t(`dashboard.stock.status.${item.status}`)}
      />
    </Row>
  );
}

/** Number of open accounts, their unpaid sum and the oldest one. */
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
          <Muted>{t("dashboard.open.empty")}</Muted>
        ) : (
          <>
            <p className={classes.main}>{formatCount(cards)}</p>
            <p>{t("dashboard.open.left", { amount: formatAmount(amount, currency) })}</p>
            {oldest === null ? null : (
              <Muted>
                {t("dashboard.open.oldest", {
                  place: placeName(oldest, t),
                  time: formatElapsed(elapsedMinutes(oldest.opened_at.getTime(), now.getTime())),
                })}
              </Muted>
            )}
          </>
        )
      }
    </HomeCard>
  );
}

/** Returns the table of an account, or its dining option. */
function placeName(
  {
    table_title,
    delivery_type,
  }: { readonly table_title: string | null; readonly delivery_type: DiningOption },
  t: Translate,
): string {
  return table_title ?? t(`common.dining.${delivery_type}`);
}
