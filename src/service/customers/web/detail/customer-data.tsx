import { formatDate } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Section } from "#ui/frame/section.tsx";
import type { Customer } from "../../contract/customers.ts";
import { type CustomerFact, useCustomerFacts } from "../use-customer-facts.ts";
import classes from "./customer-screen.module.css";

/** How the customer is reached, and what tax documents need to know of them. */
export function CustomerData({ customer }: { customer: Customer }) {
  const t = useT();
  const { contact, fiscal } = useCustomerFacts()(customer);
  const since = { label: t("customers.page.since"), value: formatDate(customer.created_at) };
  return (
    <>
      <Section title={t("customers.page.contact")}>
        <Facts facts={[...contact, since]} />
      </Section>
      <Section title={t("customers.page.fiscal")}>
        <Facts facts={fiscal} />
      </Section>
    </>
  );
}

/** What nobody said is left out. */
function Facts({ facts }: { facts: readonly CustomerFact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) =>
        value === null ? null : (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
