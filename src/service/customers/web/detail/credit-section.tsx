import { formatAmount } from "#platform/web/format.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Row } from "#ui/layout/layout.tsx";
import type { CustomerPage } from "../../contract/customers.ts";
import { creditLeft } from "../../domain/credit.ts";
import classes from "./customer-screen.module.css";

interface CreditSectionProps {
  page: CustomerPage;
  /** Null for people who may not grant credit. */
  onGrant: (() => void) | null;
}

/** Shows credit and debt of the customer, with a link to their statement. */
export function CreditSection({ page: { customer, currency }, onGrant }: CreditSectionProps) {
  const t = useT();
  const { credit_limit: limit, balance, credit_days: days } = customer;
  const figures = [
    [t("common.balance"), formatAmount(balance, currency)],
    [
      t("common.credit_limit"),
      limit === null ? t("customers.credit.no_limit") : formatAmount(limit, currency),
    ],
    [t("customers.credit.left"), formatAmount(creditLeft({ limit, balance }), currency)],
    [t("customers.credit.term"), t("common.days", { count: days })],
  ] as const;
  return (
    <Section title={t("customers.credit.title")} description={t("customers.credit.hint")}>
      {limit === null && balance === 0 ? (
        <Muted>{t("customers.credit.none")}</Muted>
      ) : (
        <dl>
          {figures.map(([label, value]) => (
            <div key={label} className={classes.creditLine}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {limit !== null && balance > limit ? <Muted above={8}>{t("customers.credit.below")}</Muted> : null}
      <Row wrap gap={8} above={12}>
        <RouterButton
          to="/dashboard/customers/$customerId/statement"
          params={{ customerId: String(customer.id) }}
          variant="default"
        >
          {t("customers.credit.statement")}
        </RouterButton>
        {onGrant ? (
          <Button variant="default" onClick={onGrant}>
            {t(limit === null ? "customers.credit.grant" : "customers.credit.change")}
          </Button>
        ) : null}
      </Row>
    </Section>
  );
}
