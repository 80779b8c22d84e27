import { DeviceList } from "#core/auth/web/public.ts";
import { SecondFactorCard } from "#core/second-factor/web/public.ts";
import { useT } from "#platform/web/use-t.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import classes from "./own-security.module.css";

/** Sign-in settings of the operator: codes of the app, and the devices they are signed in on. */
export function OwnSecurityScreen() {
  const t = useT();
  return (
    <div className={classes.narrow}>
      <PageHeader title={t("platformConsole.security")} />
      <SecondFactorCard isRequired />
      <Section title={t("screens.devices")} description={t("profile.devices.subtitle")}>
        <DeviceList />
      </Section>
    </div>
  );
}
