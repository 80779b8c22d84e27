import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { type Feedback, listFeedback } from "../contract/staff-feedback.ts";
import { feedbackKey, feedbackQuery } from "./feedback-api.ts";
import { FeedbackDialog } from "./feedback-dialogs.tsx";
import { LevelLook } from "./level-look.tsx";

const LAST = 5;
const refreshKeys = [feedbackKey];

/** Lists a customer's feedback, the latest first; hidden without permission, or when there is none. */
export function CustomerFeedback({ customer }: { customer: CustomerId }) {
  const user = useUser();
  return user !== null && mayEnter(actorOf(user), "feedbacks") ? <Answers customer={customer} /> : null;
}

function Answers({ customer }: { customer: CustomerId }) {
  const t = useT();
  const navigate = useNavigate();
  const query = listFeedback.query.parse({ customer: String(customer), limit: String(LAST) });
  const { data } = useQuery(feedbackQuery(query));
  const [seen, setSeen] = useState<Feedback | null>(null);
  useRealtimeRefresh(["feedback_given"], refreshKeys);
  if (data === undefined || data.rows.length === 0) return null;
  const seeAll = () => void navigate({ to: "/dashboard/feedbacks", search: { customer } });
  return (
    <Section
      title={t("feedback.title")}
      description={<LevelLook hundredths={data.averageRating} />}
      action={
        <Button variant="default" onClick={seeAll}>
          {t("feedback.see_all")}
        </Button>
      }
    >
      <DataTable<Feedback>
        caption={t("feedback.title")}
        columns={columnsOf(t)}
        rows={data.rows.slice(0, LAST)}
        rowKey={({ id }) => String(id)}
        state={{ status: "ready" }}
        onOpenRow={setSeen}
        empty={null}
      />
      {seen === null ? null : <FeedbackDialog feedback={seen} onClose={() => setSeen(null)} />}
    </Section>
  );
}

function columnsOf(t: Translate): Column<Feedback>[] {
  return [
    {
      key: "date",
      header: t("feedback.column.date"),
      cell: ({ date }) => formatDateTime(date),
      role: "primary",
      width: "184px",
    },
    {
      key: "rating",
      header: t("feedback.column.overall"),
      cell: ({ average_rating }) => <LevelLook hundredths={average_rating} />,
      width: "184px",
    },
    { key: "remarks", header: t("feedback.column.remarks"), cell: ({ remarks }) => remarks ?? "" },
    {
      key: "hidden",
      header: t("feedback.column.hidden"),
      cell: ({ hidden_reason }) => hidden_reason ?? "",
      role: "hidden",
    },
  ];
}
