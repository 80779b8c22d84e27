import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { DteOf } from "#back-office/accounting/web/public.ts";
import { formatAmount, formatCount, formatDateTime } from "#platform/web/format.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckLine, CheckList } from "#ui/data/check-list.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { Closing } from "../contract/closing.ts";
import type { ClosingCheck } from "../domain/closing-check.ts";
import { CompareButton, Differences } from "./differences.tsx";
import { Gaps } from "./gaps.tsx";
import { MonthField, monthOf, monthText } from "./month-field.tsx";
import classes from "./tax-books.module.css";
import { closingQuery, taxBooksKey, useCloseMonth } from "./tax-books-api.ts";
import { Unsealed } from "./unsealed.tsx";

const DetailDialog = lazy(() =>
  import("#back-office/accounting/web/public.ts").then((module) => ({ default: module.DetailDialog })),
);

interface ClosingScreenProps {
  /** Month in the address. */
  named: string | undefined;
  onMonth: (month: string) => void;
}

/**
 * /dashboard/accounting/closing: the open checks of a month, its differences and unsealed documents, and the button to close
 * it.
 */
export function ClosingScreen({ named, onMonth }: ClosingScreenProps) {
  const t = useT();
  const month = monthOf(named);
  const query = useQuery(closingQuery(month));
  const { data } = query;
  const [seen, setSeen] = useState<DteOf | null>(null);
  useRealtimeRefresh(["tax_documents_changed"], [taxBooksKey]);
  return (
    <>
      <PageHeader
        title={t("taxBooks.to_closing")}
        meta={monthText(month)}
        action={
          <>
            <RouterButton variant="default" to="/dashboard/accounting/books" search={{ month }}>
              {t("taxBooks.title")}
            </RouterButton>
            {data ? <CloseButton closing={data} month={month} /> : null}
          </>
        }
        filters={<MonthField month={month} onMonth={onMonth} />}
      />
      <div className={classes.parts}>
        {data ? (
          <>
            <Closed closing={data} />
            <Checks closing={data} month={month} />
          </>
        ) : (
          <QueryPending query={query} count={10} rowHeight={56} />
        )}
        <Differences key={`differences ${month}`} month={month} onSee={setSeen} />
        <Unsealed key={`unsealed ${month}`} month={month} onSee={setSeen} />
        <Gaps month={month} onSee={setSeen} />
      </div>
      {seen === null ? null : (
        <Suspense fallback={null}>
          <DetailDialog of={seen} onClose={() => setSeen(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Closes the month after a question that names what is left. */
function CloseButton({ closing, month }: { closing: Closing; month: string }) {
  const t = useT();
  const confirm = useConfirm();
  const close = useCloseMonth();
  const left = closing.checks.filter((check) => check.left > 0).length;
  const isOver = closing.today > closing.to;
  const label = t(closing.closed === null ? "monthClosing.close" : "monthClosing.close_again");
  const ask = async () => {
    const yes = await confirm({
      title: t("monthClosing.close_question", { month: monthText(month) }),
      body: left === 0 ? t("monthClosing.close_clean") : t("monthClosing.close_left", { count: left }),
      confirmLabel: label,
    });
    if (yes) close.mutate(month, { onSuccess: ({ message }) => toastSuccess(message), onError: showError });
  };
  return (
    <Button
      onClick={() => void ask()}
      busy={close.isPending}
      disabled={!isOver}
      title={isOver ? undefined : t("monthClosing.not_over")}
    >
      {label}
    </Button>
  );
}

/** Says who closed the month, and which books changed since. */
function Closed({ closing }: { closing: Closing }) {
  const t = useT();
  const { closed, currency } = closing;
  if (closed === null) return null;
  const said = { by: closed.by, at: formatDateTime(closed.at) };
  if (closed.changed.length === 0)
    return (
      <div className={classes.notices}>
        <Notice tone="green">{t("monthClosing.closed", said)}</Notice>
      </div>
    );
  return (
    <div className={classes.notices}>
      <Notice tone="red">
        {t("monthClosing.changed", said)}
        <ul className={classes.lines}>
          {closed.changed.map(({ book, before, after }) => (
            <li key={book}>
              {t("monthClosing.changed_line", {
                book: t(`taxBooks.books.${book}`),
                before: formatAmount(before, currency),
                after: formatAmount(after, currency),
              })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

interface ChecksProps {
  closing: Closing;
  month: string;
}

/** Lists the conditions for closing a month, with links to correct what is left. */
function Checks({ closing, month }: ChecksProps) {
  const t = useT();
  const isDone = closing.checks.every(({ left }) => left === 0);
  return (
    <Section
      title={t("monthClosing.checks_title")}
      description={isDone ? t("monthClosing.checks_done") : undefined}
    >
      <CheckList>
        {closing.checks.map(({ check, left }) => {
          const what = t(`monthClosing.checks.${check}`);
          if (left === 0)
            return (
              <CheckLine key={check} mark={{ isDone: true, label: t("monthClosing.done") }}>
                {what}
              </CheckLine>
            );
          const label = t("monthClosing.left", { count: left, shown: formatCount(left) });
          return (
            <CheckLine
              key={check}
              mark={{ isDone: false, label }}
              aside={
                <>
                  <StatusBadge tone="red" label={label} />
                  <Way check={check} month={month} />
                </>
              }
            >
              {what}
            </CheckLine>
          );
        })}
      </CheckList>
    </Section>
  );
}

/** Sections of this page where a check is corrected. */
const parts: Readonly<Partial<Record<ClosingCheck, string>>> = {
  documents: "#differences",
  refused: "#unsealed",
  unsealed: "#unsealed",
  contingency: "#unsealed",
  corrections: "#differences",
  gaps: "#gaps",
  differences: "#differences",
};

function Way({ check, month }: { check: ClosingCheck; month: string }): ReactNode {
  const t = useT();
  const label = t(`monthClosing.mend.${check}`);
  if (check === "comparison") return <CompareButton month={month} />;
  if (check === "cash")
    return (
      <RouterButton variant="default" to="/dashboard/cash">
        {label}
      </RouterButton>
    );
  if (check === "books")
    return (
      <RouterButton variant="default" to="/dashboard/accounting/books" search={{ month }}>
        {label}
      </RouterButton>
    );
  return (
    <ButtonLink variant="default" href={parts[check] ?? "#differences"}>
      {label}
    </ButtonLink>
  );
}
