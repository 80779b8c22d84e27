import { IconStar, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mayDo } from "#platform/domain/access/actions.ts";
import { formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { type Feedback, listFeedback, readFeedback } from "../contract/staff-feedback.ts";
import { downloadFeedback, feedbackKey, feedbackQuery } from "./feedback-api.ts";
import { AnswerDialog, FeedbackDialog, ReviewLinkDialog } from "./feedback-dialogs.tsx";
import { FeedbackFigures } from "./feedback-figures.tsx";
import { FeedbackFilter } from "./feedback-filter.tsx";
import { LevelLook } from "./level-look.tsx";

const refreshKeys = [feedbackKey];

/** /dashboard/feedbacks: what guests said, in figures and one by one; as a file too. */
export function FeedbackScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(listFeedback.query, { search, onSearch });
  const list = useQuery(feedbackQuery(table.query));
  const [seen, setSeen] = useState<Feedback | null>(null);
  useRealtimeRefresh(["feedback_given"], refreshKeys);
  return (
    <>
      <PageHeader title={t("feedback.title")} action={<ReviewLink />} />
      {list.data ? <FeedbackFigures figures={list.data} /> : null}
      <ListPage<Feedback, typeof listFeedback.query>
        name="feedback"
        caption={t("feedback.title")}
        columns={columnsOf(t)}
        rowKey={(row) => String(row.id)}
        table={table}
        list={list}
        searchLabel={t("feedback.search")}
        filters={
          <>
            <FeedbackFilter table={table} />
            <OneCustomer table={table} />
          </>
        }
        nothingFound={<EmptyState picture={<ReceiptPicture />} message={t("feedback.no_result")} />}
        empty={
          <EmptyState
            picture={<ReceiptPicture />}
            message={t("feedback.empty")}
            hint={t("feedback.empty_hint")}
          />
        }
        onOpenRow={setSeen}
        rowActions={(row) => [{ key: "view", label: t("feedback.view"), onSelect: () => setSeen(row) }]}
        saveCsv={() => downloadFeedback(table.query)}
        failure="feedback.failed"
        isPrintable
      />
      {seen === null ? null : <FeedbackDialog feedback={seen} onClose={() => setSeen(null)} />}
      <LinkedAnswer search={search} onSearch={onSearch} />
    </>
  );
}

/** The link to reviews, for those who set the restaurant up. */
function ReviewLink() {
  const t = useT();
  const user = useUser();
  const [isOpen, setIsOpen] = useState(false);
  if (user === null || !mayDo(actorOf(user), "store.setUp")) return null;
  return (
    <>
      <Button variant="default" icon={<IconStar size={20} />} onClick={() => setIsOpen(true)}>
        {t("feedback.review")}
      </Button>
      {isOpen ? <ReviewLinkDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** The answer that the address names, as the note of a bad one and its mail do. */
function LinkedAnswer({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const { answer, ...rest } = search;
  const named = readFeedback.params.safeParse({ id: String(answer) });
  if (!named.success) return null;
  return <AnswerDialog id={named.data.id} onClose={() => onSearch(rest, true)} />;
}

/** While it is of one customer: leads back to all of them. */
function OneCustomer({ table }: { table: TableQuery<typeof listFeedback.query> }) {
  const t = useT();
  if (table.query.customer === undefined) return null;
  return (
    <Button
      variant="default"
      icon={<IconX size={18} aria-hidden="true" />}
      onClick={() => table.setFilters({ customer: undefined })}
    >
      {t("feedback.one_customer")}
    </Button>
  );
}

function columnsOf(t: Translate): Column<Feedback>[] {
  return [
    {
      key: "date",
      header: t("feedback.column.date"),
      cell: ({ date }) => formatDateTime(date),
      sortable: true,
      width: "184px",
    },
    {
      key: "customer",
      header: t("feedback.column.customer"),
      cell: ({ name }) => name ?? t("feedback.anonymous"),
      primary: true,
    },
    { key: "phone", header: t("feedback.column.phone"), cell: ({ phone }) => phone ?? t("feedback.none") },
    {
      key: "invoice",
      header: t("feedback.column.invoice"),
      cell: ({ invoice_no }) => (invoice_no === null ? t("feedback.none") : `#${invoice_no}`),
    },
    {
      key: "rating",
      header: t("feedback.column.overall"),
      cell: ({ average_rating }) => <LevelLook hundredths={average_rating} />,
      sortable: true,
    },
    {
      key: "remarks",
      header: t("feedback.column.remarks"),
      cell: ({ remarks }) => remarks ?? "",
      wideOnly: true,
    },
  ];
}
