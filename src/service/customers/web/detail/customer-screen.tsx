import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { screens } from "#platform/domain/access/screens.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { NavLink } from "#platform/web/frame/nav-link.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { errorText } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { CustomerFeedback } from "#service/feedback/web/public.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Breadcrumbs } from "#ui/frame/breadcrumbs.tsx";
import { PageColumns } from "#ui/frame/page-columns.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { CustomersPicture } from "#ui/pictures/customers-picture.tsx";
import type { CustomerPage } from "../../contract/customers.ts";
import { customerDisplayName } from "../../domain/customer-search.ts";
import { customerPageQuery } from "../customer-cards-api.ts";
import { customersKey } from "../customers-api.ts";
import { editIcon, useCustomerActs } from "../use-customer-acts.tsx";
import { useMayGrant } from "../use-may-grant.ts";
import { CreditSection } from "./credit-section.tsx";
import { CustomerData } from "./customer-data.tsx";
import { CustomerFigures } from "./customer-figures.tsx";
import { CustomerReservations } from "./customer-reservations.tsx";
import { FavouriteDishes } from "./favourite-dishes.tsx";
import { LastInvoices } from "./last-invoices.tsx";
import { NotesSection } from "./notes-section.tsx";

/** /dashboard/customers/{id}, by phone too: who they are, what they like and what they spent. */
export function CustomerScreen({ customerId }: { customerId: string }) {
  const t = useT();
  const query = useQuery(customerPageQuery(customerId));
  useRealtimeRefresh(["customers_changed", "reservations_changed"], [customersKey]);
  // Somebody else may delete them while they are looked at.
  if (isApiError(query.error, "not_found")) return <NoCustomer />;
  if (query.data) return <OneCustomer page={query.data} />;
  return (
    <>
      <Way here="…" />
      <PageHeader title={t("screens.customers")} />
      {query.error ? (
        <FailureState
          reason={errorText(query.error)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={5} rowHeight={120} />
      )}
    </>
  );
}

function Way({ here }: { here: string }) {
  const t = useT();
  return (
    <Breadcrumbs
      label={t("customers.page.breadcrumbs")}
      places={[{ label: t("screens.customers"), href: screens.customers.path }]}
      here={here}
      renderLink={(props) => <NavLink {...props} />}
    />
  );
}

function NoCustomer() {
  const t = useT();
  const title = t("customers.page.gone_title");
  return (
    <>
      <Way here={title} />
      <PageHeader title={title} />
      <EmptyState
        picture={<CustomersPicture />}
        message={t("customers.page.gone")}
        action={<RouterButton to="/dashboard/customers">{t("customers.page.to_list")}</RouterButton>}
      />
    </>
  );
}

function OneCustomer({ page }: { page: CustomerPage }) {
  const { customer } = page;
  const navigate = useNavigate();
  const mayGrant = useMayGrant();
  const acts = useCustomerActs((gone, stays) => {
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
      <Way here={name} />
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
  acts: ReturnType<typeof useCustomerActs>;
}

function PageActions({ page: { customer }, acts }: PageActionsProps) {
  const t = useT();
  const named = { id: customer.id, name: customerDisplayName(customer) };
  return (
    <>
      <ActionMenu label={t("customers.list.more", { name: named.name })} actions={acts.menuOf(named)} />
      <Button icon={editIcon} onClick={() => acts.edit(named)}>
        {t("customers.list.edit")}
      </Button>
    </>
  );
}
