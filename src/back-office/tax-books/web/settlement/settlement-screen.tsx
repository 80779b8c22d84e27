import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { screens } from "#platform/domain/access/screens.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { Figures } from "#ui/data/figures.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Row, Span } from "#ui/layout/layout.tsx";
import type { SettlementView } from "../../contract/settlement.ts";
import type { SettlementFigure } from "../../domain/settle-months.ts";
import { MonthField, monthOf, monthText } from "../month-field.tsx";
import classes from "../tax-books.module.css";
import { taxBooksKey } from "../tax-books-api.ts";
import { settlementQuery } from "./settlement-api.ts";

const OpeningDialog = lazy(() =>
  import("./opening-dialog.tsx").then((module) => ({ default: module.OpeningDialog })),
);

interface SettlementScreenProps {
  /** Month in the address. */
  named: string | undefined;
  onMonth: (month: string) => void;
}

/** /dashboard/accounting/settlement: what the IVA of a month comes to, each figure with the way to its list. */
export function SettlementScreen({ named, onMonth }: SettlementScreenProps) {
  const t = useT();
  const month = monthOf(named);
  const query = useQuery(settlementQuery(month));
  useRealtimeRefresh(["tax_documents_changed", "purchases_changed"], [taxBooksKey]);
  const { data } = query;
  return (
    <>
      <PageHeader
        title={t("taxBooks.settlement.title")}
        meta={monthText(month)}
        action={
          <>
            <RouterButton variant="default" to={screens.taxWithheld.path} search={{ month }}>
              {t("taxBooks.withheld.title")}
            </RouterButton>
            <RouterButton variant="default" to={screens.taxBooks.path} search={{ month }}>
              {t("taxBooks.title")}
            </RouterButton>
          </>
        }
        filters={<MonthField month={month} onMonth={onMonth} />}
      />
      {data ? (
        <Settled settlement={data} month={month} busy={query.isFetching} />
      ) : (
        <QueryPending query={query} count={8} rowHeight={56} />
      )}
    </>
  );
}

interface SettledProps {
  settlement: SettlementView;
  month: string;
}

function Settled({ settlement, month, busy }: SettledProps & { busy: boolean }) {
  const t = useT();
  const { currency, carried } = settlement;
  const shown = (amount: Cents) => formatAmount(amount, currency);
  const line = (figure: SettlementFigure, sign: 1 | -1 = 1) => (
    <Line
      key={figure}
      label={t(`taxBooks.settlement.figures.${figure}`)}
      amount={shown((settlement.figures[figure] * sign) as Cents)}
      way={<Way figure={figure} month={month} />}
    />
  );
  return (
    <div className={classes.parts}>
      <Notices settlement={settlement} month={month} />
      <Figures
        busy={busy}
        figures={[
          { key: "to_pay", label: t("taxBooks.settlement.to_pay"), value: shown(settlement.to_pay) },
          { key: "credit", label: t("taxBooks.settlement.to_carry"), value: shown(carried.credit) },
        ]}
      />
      <Section title={t("taxBooks.settlement.debit")}>
        <dl>
          {(["consumers", "taxpayers", "settled"] as const).map((figure) => line(figure))}
          <Line label={t("common.total")} amount={shown(settlement.debit)} isSum />
        </dl>
      </Section>
      <Section title={t("taxBooks.settlement.credit")}>
        <dl>
          {line("purchases")}
          <Line label={t("taxBooks.settlement.credit_before")} amount={shown(settlement.before.credit)} />
          <Line label={t("common.total")} amount={shown(settlement.credit)} isSum />
        </dl>
      </Section>
      <Section title={t("taxBooks.settlement.taken")}>
        <dl>
          {(["advances", "withheld", "perceived"] as const).map((figure) => line(figure))}
          <Line label={t("taxBooks.settlement.withheld_before")} amount={shown(settlement.before.withheld)} />
          <Line label={t("common.total")} amount={shown(settlement.taken)} isSum />
        </dl>
      </Section>
      <Section title={t("taxBooks.settlement.of_others")}>
        <dl>
          {(["withheld_by_us", "perceived_by_us"] as const).map((figure) => line(figure))}
          <Line label={t("common.total")} amount={shown(settlement.of_others)} isSum />
        </dl>
      </Section>
      <Result settlement={settlement} />
      <Before settlement={settlement} month={month} />
      <Muted>{t("taxBooks.settlement.not_legal")}</Muted>
    </div>
  );
}

function Result({ settlement }: { settlement: SettlementView }) {
  const t = useT();
  const shown = (amount: Cents) => formatAmount(amount, settlement.currency);
  const { determined, own, of_others: ofOthers, to_pay: toPay, carried } = settlement;
  return (
    <Section title={t("taxBooks.settlement.result")}>
      <dl>
        <Line label={t("taxBooks.settlement.determined")} amount={shown(determined)} />
        <Line label={t("taxBooks.settlement.own")} amount={shown(own)} />
        <Line label={t("taxBooks.settlement.of_others")} amount={shown(ofOthers)} />
        <Line label={t("taxBooks.settlement.to_pay")} amount={shown(toPay)} isSum />
        <Line label={t("taxBooks.settlement.credit_after")} amount={shown(carried.credit)} />
        <Line label={t("taxBooks.settlement.withheld_after")} amount={shown(carried.withheld)} />
      </dl>
    </Section>
  );
}

interface LineProps {
  label: string;
  amount: string;
  way?: ReactNode;
  isSum?: boolean;
}

/** A figure beside its name, with the way to what it is made of. */
function Line({ label, amount, way, isSum = false }: LineProps) {
  return (
    <Row align="center" justify="between" gap={16} wrap ruled>
      <dt>
        <Span weight={isSum ? 600 : 400}>{label}</Span>
      </dt>
      <dd>
        <Row align="center" gap={12}>
          <Span weight={isSum ? 700 : 400}>{amount}</Span>
          {way}
        </Row>
      </dd>
    </Row>
  );
}

/** The list that a figure is the sum of. */
function Way({ figure, month }: { figure: SettlementFigure; month: string }) {
  const t = useT();
  const label = t("common.name_value", {
    name: t("taxBooks.settlement.see"),
    value: t(`taxBooks.settlement.figures.${figure}`),
  });
  if (figure === "consumers" || figure === "taxpayers" || figure === "purchases")
    return (
      <RouterButton
        variant="subtle"
        to={screens.taxBooks.path}
        search={{ month, book: figure }}
        aria-label={label}
      >
        {t("taxBooks.settlement.see")}
      </RouterButton>
    );
  return (
    <RouterButton
      variant="subtle"
      to={screens.taxWithheld.path}
      search={{ month, list: figure }}
      aria-label={label}
    >
      {t("taxBooks.settlement.see")}
    </RouterButton>
  );
}

/** Warns about what is in no figure. */
function Notices({ settlement, month }: SettledProps) {
  const t = useT();
  const { environment, unsealed, expected, currency } = settlement;
  return (
    <div className={classes.notices}>
      {environment === "00" ? <Notice tone="amber">{t("taxBooks.test")}</Notice> : null}
      {unsealed === 0 ? null : (
        <Notice
          tone="red"
          action={
            <RouterButton variant="default" to={screens.taxClosing.path} search={{ month }} hash="unsealed">
              {t("taxBooks.see_unsealed")}
            </RouterButton>
          }
        >
          {t("taxBooks.settlement.unsealed", { count: unsealed })}
        </Notice>
      )}
      {expected === 0 ? null : (
        <Notice
          tone="amber"
          action={
            <RouterButton
              variant="default"
              to={screens.taxWithheld.path}
              search={{ month, list: "expected" }}
            >
              {t("taxBooks.settlement.see")}
            </RouterButton>
          }
        >
          {t("taxBooks.settlement.expected", { amount: formatAmount(expected, currency) })}
        </Notice>
      )}
    </div>
  );
}

/** Says where the month's beginning comes from, and lets somebody enter what another system left. */
function Before({ settlement, month }: SettledProps) {
  const t = useT();
  const mayDo = useMayDo();
  const [isOpen, setIsOpen] = useState(false);
  const { from, since } = settlement.before;
  const mayEnter = mayDo("accounting.record");
  return (
    <Section
      title={t("taxBooks.settlement.opening.title")}
      description={t(`taxBooks.settlement.from.${from}`, { month: since === null ? "" : monthText(since) })}
      action={
        mayEnter ? (
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {t("taxBooks.settlement.opening.enter")}
          </Button>
        ) : null
      }
    >
      {isOpen ? (
        <Suspense fallback={null}>
          <OpeningDialog settlement={settlement} month={month} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}
