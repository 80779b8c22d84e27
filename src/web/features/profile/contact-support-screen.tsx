import { PageHeader } from "../../../ui/frame/page-header.tsx";
import { useUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import { SupportLooksSection } from "../notices/public.ts";
import classes from "./account.module.css";
import { SupportCard } from "./support-card.tsx";

/** How to reach support. */
export function ContactSupportScreen() {
  const t = useT();
  const user = useUser();
  return (
    <div className={classes.narrow}>
      <PageHeader title={t("screens.contactSupport")} />
      <p className={classes.subtitle}>{t("profile.support.subtitle")}</p>
      <SupportCard
        subject={
          user?.role === "superadmin"
            ? t("profile.support.subject_of_operator", { name: user.name })
            : t("profile.support.subject", { store: user?.store_name ?? "" })
        }
      />
      {user?.role === "admin" ? <SupportLooksSection /> : null}
    </div>
  );
}
