import { useQuery } from "@tanstack/react-query";
import { PageHeader } from "../../../ui/frame/page-header.tsx";
import { useUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import { SupportLooksSection } from "../notices/public.ts";
import classes from "./account.module.css";
import { supportQuery } from "./support-api.ts";
import { SupportCard } from "./support-card.tsx";

/** How to reach support. */
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
      {user?.role === "admin" ? <SupportLooksSection /> : null}
    </div>
  );
}
