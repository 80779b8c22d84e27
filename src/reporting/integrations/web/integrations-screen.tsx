import { IconBook2 } from "@tabler/icons-react";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { useT } from "#platform/web/use-t.ts";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { Deliveries } from "./deliveries.tsx";
import classes from "./integrations.module.css";
import { Keys } from "./keys.tsx";
import { Webhooks } from "./webhooks.tsx";

const integrationViews = ["keys", "webhooks", "deliveries"] as const;
type IntegrationView = (typeof integrationViews)[number];

interface IntegrationsScreenProps extends ListAddress<Record<string, unknown>> {
  view: IntegrationView;
  onView: (view: IntegrationView) => void;
}

/** /dashboard/settings/api: keys of the public API, webhooks and their deliveries. */
export function IntegrationsScreen({ view, onView, search, onSearch }: IntegrationsScreenProps) {
  const t = useT();
  return (
    <>
      <PageHeader
        title={t("screens.api")}
        action={
          <ButtonLink
            href="/developers"
            target="_blank"
            rel="noopener"
            variant="default"
            icon={<IconBook2 size={20} aria-hidden="true" />}
          >
            {t("integrations.docs")}
          </ButtonLink>
        }
      />
      <p className={classes.intro}>{t("integrations.intro")}</p>
      <Tabs
        label={t("integrations.tabs.label")}
        tabs={integrationViews.map((key) => ({ key, label: t(`integrations.tabs.${key}`) }))}
        value={view}
        onChange={onView}
      >
        {view === "keys" ? (
          <Keys />
        ) : view === "webhooks" ? (
          <Webhooks />
        ) : (
          <Deliveries search={search} onSearch={onSearch} />
        )}
      </Tabs>
    </>
  );
}
