import { IconCheck } from "@tabler/icons-react";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import type { CustomerPage } from "../../contract/customers.ts";
import { customerDisplayName } from "../../domain/customer-search.ts";
import { useCustomerFacts } from "../use-customer-facts.ts";
import { type ComparedFact, comparedFacts } from "./compared-facts.ts";
import classes from "./merge.module.css";

interface ComparedTableProps {
  pages: readonly [CustomerPage, CustomerPage];
  /** The one who stays. */
  stays: 0 | 1;
}

/** What is known of two customers beside each other; what the one who stays will have is marked. */
export function ComparedTable({ pages: [first, second], stays }: ComparedTableProps) {
  const t = useT();
  const rows = comparedFacts(useToldFacts(first), useToldFacts(second), stays);
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{t("customers.merge.title")}</caption>
      <thead>
        <tr>
          <td />
          {[first, second].map(({ customer }, side) => (
            <th key={customer.id} scope="col">
              {customerDisplayName(customer)}
              <span className={classes.fate}>
                {t(side === stays ? "customers.merge.fate_stays" : "customers.merge.fate_gone")}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {row.sides.map((side, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the two customers, never reordered
              <Cell key={place} side={side} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ side: { value, isKept } }: { side: ComparedFact["sides"][number] }) {
  const t = useT();
  if (value === null) return <td className={classes.none}>{t("customers.facts.none")}</td>;
  return (
    <td data-kept={isKept || undefined}>
      {isKept ? <IconCheck size={16} stroke={2.5} role="img" aria-label={t("customers.merge.kept")} /> : null}
      {value}
    </td>
  );
}

/** What is known of a customer as the comparison lists it. */
function useToldFacts({ customer, visits, spend, currency }: CustomerPage) {
  const t = useT();
  const { contact, fiscal } = useCustomerFacts()(customer);
  const [phone, ...others] = contact;
  return {
    type: customer.type,
    own: phone ? [phone] : [],
    either: [
      { label: t("customers.form.name"), value: customer.name },
      ...others,
      ...fiscal,
      {
        label: t("customers.form.limit"),
        value: customer.credit_limit && formatAmount(customer.credit_limit, currency),
      },
    ],
    both: [
      { label: t("customers.form.allergies"), value: customer.allergies },
      { label: t("customers.form.notes"), value: customer.notes },
      { label: t("customers.page.visits"), value: formatCount(visits) },
      {
        label: t("customers.credit.balance"),
        value: customer.balance > 0 ? formatAmount(customer.balance, currency) : null,
      },
      { label: t("customers.page.spend"), value: formatAmount(spend, currency) },
    ],
  };
}
