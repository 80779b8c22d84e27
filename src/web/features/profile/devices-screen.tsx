import { mayDo } from "../../../domain/access/actions.ts";
import { PageHeader } from "../../../ui/frame/page-header.tsx";
import { actorOf, useUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import { SharedTillsSection } from "../shared-tills/public.ts";
import classes from "./account.module.css";
import { DeviceList } from "./device-list.tsx";

/** Where the person is signed in, and the tills of the restaurant that people share. */
export function DevicesScreen() {
  const t = useT();
  const user = useUser();
  const maySetUp = user?.subscription_active && mayDo(actorOf(user), "till.share");
  return (
    <div className={classes.narrow}>
      <PageHeader title={t("screens.devices")} />
      <p className={classes.subtitle}>{t("profile.devices.subtitle")}</p>
      <DeviceList />
      {maySetUp ? <SharedTillsSection /> : null}
    </div>
  );
}
