import { IconInfoCircle, IconStar, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatShortDay } from "#platform/web/language/format-days.ts";
import { formatDecimal } from "#platform/web/language/format-figures.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row, Text } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { type Feedback, feedbackColumns, listFeedback, readFeedback } from "../contract/staff-feedback.ts";
import { feedbackLevels, feedbackQuestions } from "../domain/feedback.ts";
import { AnsweringGuest } from "./answering-guest.tsx";
import classes from "./feedback.module.css";
import { downloadFeedback, feedbackKey, feedbackQuery } from "./feedback-api.ts";
import { AnswerDialog, FeedbackDialog, LevelsDialog, ReviewLinkDialog } from "./feedback-dialogs.tsx";
import { FeedbackFilter } from "./feedback-filter.tsx";
import { invoiceText } from "./invoice-text.ts";
import { LevelFace, LevelLook } from "./level-look.tsx";

const refreshKeys = [feedbackKey];

/** Screen /dashboard/feedbacks: the guests' feedback in figures, one by one, and as a file. */
export function FeedbackScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(listFeedback.query, { search, onSearch });
  const list = useQuery(feedbackQuery(table.query));
  const [seen, setSeen] = useState<Feedback | null>(null);
  useRealtimeRefresh(["feedback_given"], refreshKeys);
  return (
    <div className={classes.screen}>
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
        rowActions={(row) => [{ key: "view", label: t("common.view"), onSelect: () => setSeen(row) }]}
        saveCsv={() => downloadFeedback(table.query)}
        failure="feedback.failed"
        isPrintable
      />
      {seen === null ? null : <FeedbackDialog feedback={seen} onClose={() => setSeen(null)} />}
      <LinkedAnswer search={search} onSearch={onSearch} />
    </div>
  );
}

/** Opens the link to reviews, for people who set up the restaurant. */
function ReviewLink() {
  const t = useT();
  const mayDo = useMayDo();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayDo("store.setUp")) return null;
  return (
    <>
      <Button variant="default" icon={<IconStar size={20} />} onClick={() => setIsOpen(true)}>
        {t("feedback.review")}
      </Button>
      {isOpen ? <ReviewLinkDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Shows the answer in the address, where the toast and the mail about a bad one lead. */
function LinkedAnswer({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const { answer, ...rest } = search;
  const named = readFeedback.params.safeParse({ id: String(answer) });
  if (!named.success) return null;
  return <AnswerDialog id={named.data.id} onClose={() => onSearch(rest, true)} />;
}

/** Returns from one customer's feedback to everybody's. */
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
  return tableColumns(feedbackColumns, {
    t,
    none: t("feedback.none"),
    looks: {
      date: { sortable: true, width: "184px" },
      customer: { cell: (row) => <AnsweringGuest feedback={row} />, role: "primary" },
      table: { cell: ({ table_title }) => table_title ?? t("feedback.none"), role: "hidden" },
      invoice: { cell: ({ invoice_no }) => invoiceText(invoice_no, t), role: "hidden" },
      rating: {
        cell: ({ average_rating }) => <LevelLook hundredths={average_rating} />,
        sortable: true,
        role: "state",
      },
      remarks: { cell: ({ remarks }) => remarks ?? "", role: "hidden" },
    },
  });
}

type Figures = Omit<ResponseOf<typeof listFeedback>, "feedbacks">;

/** Shows the figures of all matches: people by level, averages, and the trend by week. */
function FeedbackFigures({ figures }: { figures: Figures }) {
  const t = useT();
  const averages = [
    ["overall", figures.averageRating],
    ["food_quality", figures.foodRating],
    ["ambiance", figures.ambianceRating],
    ["staff_behavior", figures.staffRating],
    ["service", figures.serviceRating],
    ["recommend", figures.recommendRating],
  ] as const;
  return (
    <div className={classes.figures}>
      <SurfaceCard label={t("feedback.counting")} padding="tight">
        <Row align="center" justify="between" gap={8}>
          <Text as="h2" size="md" weight={600}>
            {t("feedback.counting")}
          </Text>
          <LevelsButton />
        </Row>
        <ul className={classes.counts}>
          {feedbackLevels.toReversed().map((level) => (
            <li key={level} className={classes.count}>
              <LevelFace level={level} size={24} />
              <span className={classes.number}>{formatCount(figures.overallFeedbackCounting[level])}</span>
              <Muted as="span" size="sm">
                {t(`feedback.level.${level}`)}
              </Muted>
            </li>
          ))}
        </ul>
      </SurfaceCard>
      <SurfaceCard label={t("feedback.averages")} padding="tight">
        <Text as="h2" size="md" weight={600}>
          {t("feedback.averages")}
        </Text>
        <dl className={classes.averages}>
          {averages.map(([key, average]) => (
            <div key={key} className={classes.average}>
              <Muted as="dt" size="sm">
                {t(`feedback.column.${key}`)}
              </Muted>
              <dd>
                <LevelLook hundredths={average} />
              </dd>
            </div>
          ))}
        </dl>
      </SurfaceCard>
      {figures.weeks.length > 1 ? <Trend weeks={figures.weeks} /> : null}
    </div>
  );
}

function LevelsButton() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t("feedback.info")}
        icon={<IconInfoCircle size={20} />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? <LevelsDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** The axis shows all ratings from 1 to 5, so that a fall from 5 to 4 looks as large as it is. */
const RATINGS = [1, 2, 3, 4, 5] as const;

/** Height of the line in px: the answers themselves begin in the first screen. */
const TREND_HEIGHT = 148;

function Trend({ weeks }: Pick<Figures, "weeks">) {
  const t = useT();
  return (
    <div className={classes.trend}>
      <Chart
        kind="lines"
        height={TREND_HEIGHT}
        ticks={RATINGS}
        title={t("feedback.trend")}
        axisLabel={t("feedback.week")}
        format={(value) => formatDecimal(value, 1)}
        series={feedbackQuestions.map((key) => ({ key, label: t(`feedback.column.${key}`) }))}
        rows={weeks.map(({ week, ...averages }) => ({
          key: week,
          label: formatShortDay(week),
          values: Object.fromEntries(feedbackQuestions.map((key) => [key, averages[key] / 100])),
        }))}
      />
    </div>
  );
}
