import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Breadcrumbs } from "#ui/frame/breadcrumbs.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { screens } from "../../domain/access/screens.ts";
import { NavLink } from "../frame/nav-link.tsx";
import { RouterButton } from "../router-button.tsx";
import { useT } from "../use-t.ts";

/** An address that belongs to no restaurant, or to none any more. */
export function NoTenant() {
  const t = useT();
  const title = t("platformTenants.gone_title");
  return (
    <>
      <Breadcrumbs
        label={t("platformTenants.back")}
        places={[{ label: t("common.restaurants"), href: screens.superadminTenants.path }]}
        here={title}
        renderLink={(props) => <NavLink {...props} />}
      />
      <PageHeader title={title} />
      <EmptyState
        picture={<SearchPicture />}
        message={t("platformTenants.gone")}
        action={<RouterButton to={screens.superadminTenants.path}>{t("platformTenants.back")}</RouterButton>}
      />
    </>
  );
}
