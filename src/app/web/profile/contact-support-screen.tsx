import { useQuery } from "@tanstack/react-query";
import classes from "#core/auth/web/account.module.css";
import { SupportVisitsSection } from "#operator/operations/web/notices/support-visits-section.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { supportQuery } from "./support-api.ts";
import { SupportCard } from "./support-card.tsx";

export function ContactSupportScreen() {
  const t = useT();
  const user = useUser();
  const { data } = useQuery(supportQuery);
  return (
    <div className={classes.narrow}>
      <PageHeader title={t("screens.contactSupport")} />
      {data?.email ? <p className={classes.subtitle}>{t("profile.support.subtitle")}</p> : null}
      <SupportCard
        subject={
          user?.role === "superadmin"
            ? t("profile.support.subject_of_operator", { name: user.name })
            : t("profile.support.subject", { store: user?.store_name ?? "" })
        }
      />
      {user?.role === "admin" ? <SupportVisitsSection /> : null}
    </div>
  );
}
