import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { CustomersPicture } from "#ui/pictures/customers-picture.tsx";

/** Stands in for the page of a customer who does not exist, with the way to the list. */
export function NoCustomer() {
  const t = useT();
  const title = t("common.customer_not_found");
  return (
    <>
      <ScreenPath through={["customers"]} here={title} />
      <PageHeader title={title} />
      <EmptyState
        picture={<CustomersPicture />}
        message={t("customers.page.gone")}
        action={<RouterButton to="/dashboard/customers">{t("customers.page.to_list")}</RouterButton>}
      />
    </>
  );
}
