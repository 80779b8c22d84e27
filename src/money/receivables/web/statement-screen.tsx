import { IconCoin } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { screens } from "#platform/domain/access/screens.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { formatAmount } from "#platform/web/format.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { type ListAddress, readListSearch } from "#platform/web/lists/list-address.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { type Ageing, ageBuckets } from "#service/customers/domain/credit.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";
import { NoCustomer } from "#service/customers/web/public.ts";
import { Figures } from "#ui/data/figures.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { type AccountStatement, type CustomerAccount, readStatement } from "../contract/receivables.ts";
import { Movements, type MovementsProps } from "./movements.tsx";
import { ageTones, OpenInvoices } from "./open-invoices.tsx";
import classes from "./receivables.module.css";
import { statementQuery, statementsKey } from "./receivables-api.ts";

const AccountPaymentDialog = lazy(() =>
  import("./account-payment-dialog.tsx").then((module) => ({ default: module.AccountPaymentDialog })),
);

interface StatementScreenProps extends ListAddress<Record<string, unknown>> {
  customerId: string;
}

/** /dashboard/customers/{id}/statement: a customer's purchases on account, payments and debt, and a form to pay it. */
export function StatementScreen({ customerId, search, onSearch }: StatementScreenProps) {
  const t = useT();
  const period = readListSearch(readStatement.query, search);
  const query = useQuery(statementQuery(customerId, period));
  useRealtimeRefresh(["customers_changed"], [statementsKey]);
  if (isApiError(query.error, "not_found")) return <NoCustomer />;
  if (query.data)
    return (
      <OneStatement
        statement={query.data}
        busy={query.isFetching}
        period={period}
        onPeriod={(next) => onSearch({ ...next }, true)}
      />
    );
  const title = t("receivables.page.title");
  return (
    <>
      <ScreenPath through={["customers"]} here={title} />
      <PageHeader title={title} />
      <QueryPending query={query} count={5} rowHeight={96} />
    </>
  );
}

function OneStatement({ statement, ...rest }: MovementsProps) {
  const t = useT();
  const { customer, balance } = statement;
  const name = customerDisplayName(customer);
  return (
    <>
      <ScreenPath
        through={["customers"]}
        also={[{ label: name, href: `${screens.customers.path}/${customer.id}` }]}
        here={t("receivables.page.title")}
      />
      <PageHeader
        title={t("receivables.page.title_of", { name })}
        action={<PayButton statement={statement} />}
      />
      <AccountFigures account={statement} />
      {balance > 0 ? (
        <>
          <AgeingFigures ageing={statement.ageing} currency={statement.currency} />
          <Section
            title={t("receivables.page.open_invoices")}
            description={
              statement.open_count > statement.open_invoices.length
                ? t("receivables.page.more_open", { count: statement.open_count })
                : undefined
            }
          >
            <OpenInvoices account={statement} />
          </Section>
        </>
      ) : null}
      <Movements statement={statement} {...rest} />
    </>
  );
}

/** Takes a payment on account. For people who may charge, while something is owed. */
function PayButton({ statement }: { statement: AccountStatement }) {
  const t = useT();
  const mayDo = useMayDo();
  const [paying, setPaying] = useState(false);
  const mayTake = mayDo("order.charge");
  // The dialog stays open while it shows the change of the last payment.
  if (!mayTake || (statement.balance === 0 && !paying)) return null;
  return (
    <>
      <Button icon={<IconCoin size={20} stroke={1.75} aria-hidden="true" />} onClick={() => setPaying(true)}>
        {t("receivables.pay.action")}
      </Button>
      {paying ? (
        <Suspense fallback={null}>
          <AccountPaymentDialog account={statement} onClose={() => setPaying(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Shows the customer's debt, the limit and what is left of it. */
function AccountFigures({ account }: { account: CustomerAccount }) {
  const t = useT();
  const { balance, credit_limit: limit, left, currency } = account;
  const figures = [
    { key: "balance", label: t("common.balance"), value: formatAmount(balance, currency) },
    {
      key: "limit",
      label: t("common.credit_limit"),
      value: limit === null ? t("customers.credit.no_limit") : formatAmount(limit, currency),
    },
    { key: "left", label: t("customers.credit.left"), value: formatAmount(left, currency) },
  ];
  return (
    <>
      <Figures figures={figures} />
      {limit !== null && balance > limit ? (
        <p className={classes.below}>{t("customers.credit.below")}</p>
      ) : null}
    </>
  );
}

/** Shows the debt by age: a bar with the shares and the figures below. */
function AgeingFigures({ ageing, currency }: { ageing: Ageing; currency: string }) {
  const t = useT();
  return (
    <Section title={t("receivables.page.ageing")} description={t("receivables.page.ageing_hint")}>
      <div className={classes.bar} aria-hidden="true">
        {ageBuckets.map((bucket) =>
          ageing[bucket] > 0 ? (
            <span
              key={bucket}
              className={classes.share}
              data-tone={ageTones[bucket]}
              style={{ flexGrow: ageing[bucket] }}
            />
          ) : null,
        )}
      </div>
      <dl className={classes.ages}>
        {ageBuckets.map((bucket) => (
          <div key={bucket} className={classes.age} data-tone={ageTones[bucket]}>
            <dt>{t(`receivables.age.${bucket}`)}</dt>
            <dd data-nothing={ageing[bucket] === 0 || undefined}>{formatAmount(ageing[bucket], currency)}</dd>
            <dd className={classes.span}>{t(`receivables.span.${bucket}`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
