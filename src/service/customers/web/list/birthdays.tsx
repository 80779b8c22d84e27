import { IconCake } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { formatDay } from "#platform/web/format.ts";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CardList } from "#ui/data/card-list.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { CustomersPicture } from "#ui/pictures/customers-picture.tsx";
import type { listBirthdays } from "../../contract/customers.ts";
import { customerDisplayName } from "../../domain/customer-search.ts";
import { birthdaysQuery } from "../customer-cards-api.ts";
import { CustomerLink } from "./customer-card.tsx";
import classes from "./customers.module.css";

type Week = ResponseOf<typeof listBirthdays>;

/** Whose birthday it is today and in the six days after, the next first. */
export function Birthdays() {
  const t = useT();
  const week = useQuery(birthdaysQuery);
  const { today = "", birthdays = [], has_more = false } = week.data ?? {};
  return (
    <>
      <CardList
        label={t("customers.list.view.birthdays")}
        rows={birthdays}
        rowKey={({ id }) => String(id)}
        state={listState(week)}
        empty={<EmptyState picture={<CustomersPicture />} message={t("customers.birthdays.nobody")} />}
        card={(birthday) => <BirthdayCard birthday={birthday} isToday={birthday.day === today} />}
        cardWidth={260}
        cardHeight={96}
      />
      {has_more ? <p className={classes.more}>{t("customers.birthdays.more")}</p> : null}
    </>
  );
}

function BirthdayCard({ birthday, isToday }: { birthday: Week["birthdays"][number]; isToday: boolean }) {
  const t = useT();
  const { id, phone, day, age } = birthday;
  const name = customerDisplayName(birthday);
  return (
    <SurfaceCard padding="tight" label={name}>
      <div className={classes.card}>
        <div className={classes.head}>
          <CustomerLink id={id}>{name}</CustomerLink>
          {isToday ? (
            <StatusBadge
              tone="brand"
              icon={<IconCake size={16} aria-hidden="true" />}
              label={t("customers.birthdays.today")}
            />
          ) : null}
        </div>
        <p className={classes.quiet}>{t("customers.birthdays.turns", { day: formatDay(day), count: age })}</p>
        {name === phone ? null : <p className={classes.quiet}>{phone}</p>}
      </div>
    </SurfaceCard>
  );
}
