import { IconAlertTriangle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { isApiError } from "#platform/web/api-error.ts";
import { formatAmount, formatCount, formatDate } from "#platform/web/format.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { CustomerFeedback } from "#service/feedback/web/public.ts";
import { Figures } from "#ui/data/figures.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageColumns } from "#ui/frame/columns/page-columns.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Text } from "#ui/layout/layout.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import type { Customer, CustomerPage } from "../../contract/customers.ts";
import { customerDisplayName } from "../../domain/customer-search.ts";
import { customerPageQuery } from "../customer-cards-api.ts";
import { customersKey } from "../customers-api.ts";
import { NoCustomer } from "../no-customer.tsx";
import { editIcon, useCustomerActions } from "../use-customer-actions.tsx";
import { type CustomerFact, useCustomerFacts } from "../use-customer-facts.ts";
import { useMayGrant } from "../use-may-grant.ts";
import { CreditSection } from "./credit-section.tsx";
import { CustomerReservations } from "./customer-reservations.tsx";
import classes from "./customer-screen.module.css";
import { LastInvoices } from "./last-invoices.tsx";

/** Screen /dashboard/customers/{id}, also by phone: who they are, what they like and what they spent. */
export function CustomerScreen({ customerId }: { customerId: string }) {
  const t = useT();
  const query = useQuery(customerPageQuery(customerId));
  useRealtimeRefresh(["customers_changed", "reservations_changed"], [customersKey]);
  // Somebody else may delete them while the page is open.
  if (isApiError(query.error, "not_found")) return <NoCustomer />;
  if (query.data) return <OneCustomer page={query.data} />;
  return (
    <>
      <ScreenPath through={["customers"]} here="…" />
      <PageHeader title={t("screens.customers")} />
      <QueryPending query={query} count={5} rowHeight={120} />
    </>
  );
}

function OneCustomer({ page }: { page: CustomerPage }) {
  const { customer } = page;
  const navigate = useNavigate();
  const mayGrant = useMayGrant();
  const acts = useCustomerActions((gone, stays) => {
    if (gone !== customer.id) return;
    return stays === null
      ? navigate({ to: "/dashboard/customers", replace: true })
      : navigate({
          to: "/dashboard/customers/$customerId",
          params: { customerId: String(stays) },
          replace: true,
        });
  });
  const name = customerDisplayName(customer);
  return (
    <>
      <ScreenPath through={["customers"]} here={name} />
      <PageHeader title={name} action={acts.mayEdit ? <PageActions page={page} acts={acts} /> : null} />
      <CustomerFigures page={page} />
      <PageColumns
        aside={
          <>
            <CreditSection
              page={page}
              onGrant={mayGrant && acts.mayEdit ? () => acts.editCredit({ id: customer.id, name }) : null}
            />
            <CustomerData customer={customer} />
          </>
        }
      >
        <NotesSection
          customer={customer}
          onEdit={acts.mayEdit ? () => acts.editNotes({ id: customer.id, name }) : null}
        />
        <LastInvoices page={page} />
        <CustomerReservations page={page} />
        <CustomerFeedback customer={customer.id} />
        <FavouriteDishes page={page} />
      </PageColumns>
      {acts.dialogs}
    </>
  );
}

interface PageActionsProps {
  page: CustomerPage;
  acts: ReturnType<typeof useCustomerActions>;
}

function PageActions({ page: { customer }, acts }: PageActionsProps) {
  const t = useT();
  const named = { id: customer.id, name: customerDisplayName(customer) };
  return (
    <>
      <ActionMenu
        label={t("common.more_actions_for_name", { name: named.name })}
        actions={acts.menuOf(named)}
      />
      <Button icon={editIcon} onClick={() => acts.edit(named)}>
        {t("common.edit")}
      </Button>
    </>
  );
}

/** Shows how often the customer came, and what they spent. */
function CustomerFigures({ page }: { page: CustomerPage }) {
  const t = useT();
  const { visits, spend, average, first_visit, last_visit, open_accounts, currency } = page;
  const dateOr = (at: Date | null) => (at === null ? t("customers.facts.none") : formatDate(at));
  const figures = [
    [t("customers.page.visits"), formatCount(visits)],
    [t("customers.page.spend"), formatAmount(spend, currency)],
    [
      t("customers.page.average"),
      average === null ? t("customers.facts.none") : formatAmount(average, currency),
    ],
    [t("customers.page.first_visit"), dateOr(first_visit)],
    [t("customers.page.last_visit"), dateOr(last_visit)],
  ] as const;
  return (
    <>
      <Figures figures={figures.map(([label, value]) => ({ key: label, label, value }))} />
      {open_accounts > 0 ? (
        <Text below={24}>
          <StatusBadge tone="amber" label={t("common.open_accounts_count", { count: open_accounts })} />
        </Text>
      ) : null}
    </>
  );
}

/** Lists the dishes that the customer ordered most. */
function FavouriteDishes({ page: { favourites } }: { page: CustomerPage }) {
  const t = useT();
  return (
    <Section title={t("customers.page.favourites")}>
      {favourites.length === 0 ? (
        <Muted>{t("customers.page.no_favourites")}</Muted>
      ) : (
        <ol>
          {favourites.map(({ title, quantity }) => (
            <li key={title} className={classes.dish}>
              <span>{title}</span>
              <Muted as="span" room="keep">
                {t("customers.page.times", { count: quantity, shown: formatCount(quantity) })}
              </Muted>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

interface NotesSectionProps {
  customer: Customer;
  /** Null for people who may not edit. */
  onEdit: (() => void) | null;
}

/** Shows allergies and notes as the till does. */
function NotesSection({ customer: { allergies, notes }, onEdit }: NotesSectionProps) {
  const t = useT();
  return (
    <Section
      title={t("customers.notes.title")}
      description={t("customers.notes.hint")}
      action={
        onEdit ? (
          <Button variant="default" icon={editIcon} onClick={onEdit}>
            {t("customers.notes.edit")}
          </Button>
        ) : null
      }
    >
      {allergies === null ? null : (
        <p className={classes.allergies} data-tone="amber">
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
          <span>{t("customers.notes.allergies_of", { allergies })}</span>
        </p>
      )}
      {notes === null ? null : <p className={classes.notes}>{notes}</p>}
      {allergies === null && notes === null ? <Muted>{t("customers.notes.none")}</Muted> : null}
    </Section>
  );
}

/** Shows contact data and the data for tax documents. */
function CustomerData({ customer }: { customer: Customer }) {
  const t = useT();
  const { contact, fiscal } = useCustomerFacts()(customer);
  const since = { label: t("customers.page.since"), value: formatDate(customer.created_at) };
  return (
    <>
      <Section title={t("customers.page.contact")}>
        <Facts facts={[...contact, since]} />
      </Section>
      <Section title={t("common.tax_data")}>
        <Facts facts={fiscal} />
      </Section>
    </>
  );
}

/** Lists the facts that are known. */
function Facts({ facts }: { facts: readonly CustomerFact[] }) {
  return (
    <dl>
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
