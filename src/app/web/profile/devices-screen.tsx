import classes from "#core/auth/web/account.module.css";
import { DeviceList } from "#core/auth/web/device-list.tsx";
import { SharedTillsSection } from "#core/shared-tills/web/public.ts";
import { useMayDo, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";

/** Lists the person's devices, and the restaurant's shared tills. */
export function DevicesScreen() {
  const t = useT();
  const user = useUser();
  const mayDo = useMayDo();
  const maySetUp = user?.subscription_active && mayDo("till.share");
  return (
    <div className={classes.narrow}>
      <PageHeader title={t("screens.devices")} />
      <p className={classes.subtitle}>{t("profile.devices.subtitle")}</p>
      <DeviceList />
      {maySetUp ? <SharedTillsSection /> : null}
    </div>
  );
}
