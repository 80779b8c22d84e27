import { useQuery } from "@tanstack/react-query";
import type { DteOf } from "#back-office/accounting/web/public.ts";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { StatusBadge, type StatusBadgeProps } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Section } from "#ui/frame/section.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { listUnsealed, type UnsealedDocument } from "../contract/closing.ts";
import { kindText, Numbers } from "./book-columns.tsx";
import { unsealedQuery } from "./tax-books-api.ts";

const tones = {
  draft: "red",
  rejected: "red",
  waiting: "amber",
  unanswered: "amber",
  contingency: "amber",
} as const satisfies Record<UnsealedDocument["why"], StatusBadgeProps["tone"]>;

/** Lists unsealed documents of a month, each with its reason and the hours left. */
export function Unsealed({ month, onSee }: { month: string; onSee: (of: DteOf) => void }) {
  const t = useT();
  const table = useTableQuery(listUnsealed.query, useOwnAddress<Record<string, unknown>>({}));
  const list = useQuery(unsealedQuery({ ...table.query, month }));
  const currency = list.data?.currency ?? "USD";
  const nothing = (
    <EmptyState
      picture={<ReceiptPicture />}
      message={t("monthClosing.none_unsealed")}
      hint={t("monthClosing.none_unsealed_hint")}
    />
  );
  return (
    <div id="unsealed">
      <Section title={t("monthClosing.unsealed_title")} description={t("monthClosing.unsealed_hint")}>
        <ListPage<UnsealedDocument, typeof listUnsealed.query>
          name="tax-unsealed"
          caption={t("monthClosing.unsealed_title")}
          columns={[
            {
              key: "document",
              header: t("taxBooks.columns.document"),
              role: "primary",
              cell: ({ kind, control_number }) => (
                <Stacked>
                  <span>{kindText(kind, t)}</span>
                  <Numbers numbers={[control_number]} />
                </Stacked>
              ),
            },
            {
              key: "day",
              header: t("taxBooks.columns.day"),
              sortable: true,
              cell: ({ day }) => formatDay(day),
            },
            { key: "why", header: t("taxBooks.columns.why"), cell: (row) => <Why document={row} /> },
            {
              key: "hours",
              header: t("taxBooks.columns.hours"),
              cell: ({ hours_left: hours }) => <Hours hours={hours} />,
            },
            {
              key: "total",
              header: t("taxBooks.columns.total"),
              align: "end",
              cell: ({ total }) => formatAmount(total, currency),
            },
          ]}
          rowKey={({ id }) => String(id)}
          onOpenRow={({ id }) => onSee({ documentId: id })}
          table={table}
          list={list}
          empty={nothing}
          nothingFound={nothing}
        />
      </Section>
    </div>
  );
}

function Why({ document }: { document: UnsealedDocument }) {
  const t = useT();
  const { why, words, problems } = document;
  const more =
    why === "draft" ? t("taxBooks.problems", { count: problems }) : why === "rejected" ? words : null;
  return (
    <Stacked>
      <StatusBadge tone={tones[why]} label={t(`taxBooks.why.${why}`)} />
      {more === null ? null : <Lesser>{more}</Lesser>}
    </Stacked>
  );
}

function Hours({ hours }: { hours: number | null }) {
  const t = useT();
  if (hours === null) return <>–</>;
  return <StatusBadge tone={hours < 6 ? "red" : "amber"} look="plain" label={hoursText(hours, t)} />;
}

const hoursText = (hours: number, t: Translate) =>
  hours < 0 ? t("taxBooks.hours_late", { count: -hours }) : t("taxBooks.hours_left", { count: hours });
