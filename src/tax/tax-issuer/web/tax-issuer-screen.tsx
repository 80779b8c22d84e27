import { type ComponentType, lazy, Suspense } from "react";
import { useT } from "#platform/web/use-t.ts";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { IssuerNotice } from "./issuer-notices.tsx";
import { type IssuerTabName, issuerTabs } from "./issuer-tabs.ts";
import { StatusTab } from "./status-tab.tsx";
import classes from "./tax-issuer.module.css";

const contents: Readonly<Record<IssuerTabName, ComponentType>> = {
  status: StatusTab,
  issuer: lazy(() => import("./issuer-tab.tsx").then((module) => ({ default: module.IssuerTab }))),
  places: lazy(() => import("./places-tab.tsx").then((module) => ({ default: module.PlacesTab }))),
  credentials: lazy(() =>
    import("./credentials-tab.tsx").then((module) => ({ default: module.CredentialsTab })),
  ),
  generations: lazy(() =>
    import("./generations-tab.tsx").then((module) => ({ default: module.GenerationsTab })),
  ),
};

interface TaxIssuerScreenProps {
  tab: IssuerTabName;
  onTab: (tab: IssuerTabName) => void;
}

/**
 * /dashboard/settings/tax-issuer: the issuer of electronic tax documents, its credentials, and what is
 * missing before it can issue.
 */
export function TaxIssuerScreen({ tab, onTab }: TaxIssuerScreenProps) {
  const t = useT();
  const Content = contents[tab];
  return (
    <>
      <PageHeader title={t("screens.taxIssuer")} />
      <IssuerNotice />
      <Tabs
        label={t("taxIssuer.tabs")}
        tabs={issuerTabs.map((key) => ({ key, label: t(`taxIssuer.tab.${key}`) }))}
        value={tab}
        onChange={onTab}
      >
        <div className={classes.content}>
          <Suspense fallback={<ListSkeleton label={t("ui.loading")} count={4} />}>
            <Content />
          </Suspense>
        </div>
      </Tabs>
    </>
  );
}
