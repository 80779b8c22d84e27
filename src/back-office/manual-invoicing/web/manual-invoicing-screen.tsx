import { IconLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Action } from "#platform/domain/access/actions.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { NavLink } from "#platform/web/frame/nav-link.tsx";
import { actorOf, useMayDo, useUser } from "#platform/web/session/session.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Breadcrumbs } from "#ui/frame/breadcrumbs.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { ExcludedForm } from "./excluded-form.tsx";
import { InvoiceForm } from "./invoice-form.tsx";
import { offeredTypesQuery, partyTermsQuery } from "./manual-invoicing-api.ts";
import { type ManualTab, manualTabs } from "./manual-tabs.ts";

/** Permission that each form needs. */
const needed = { invoice: "invoice.byHand", excluded: "purchase.excluded" } as const satisfies Record<
  ManualTab,
  Action
>;

interface ManualInvoicingScreenProps {
  tab: ManualTab;
  onTab: (tab: ManualTab) => void;
}

/** /dashboard/accounting/manual-invoicing: a sale without the till, and a purchase from somebody who gives no document. */
export function ManualInvoicingScreen({ tab, onTab }: ManualInvoicingScreenProps) {
  const t = useT();
  const mayDo = useMayDo();
  const back = useReturnAddress();
  const offered = manualTabs.filter((each) => mayDo(needed[each]));
  const [first] = offered;
  const open = offered.includes(tab) ? tab : first;
  return (
    <>
      <Breadcrumbs
        label={t("manualInvoicing.title")}
        places={[{ label: t(back.isAccounting ? "common.accounting" : "screens.home"), href: back.href }]}
        here={t("manualInvoicing.title")}
        renderLink={(props) => <NavLink {...props} />}
      />
      <PageHeader title={t("manualInvoicing.title")} />
      {open === undefined ? (
        <NotPermitted />
      ) : (
        <Tabs
          label={t("manualInvoicing.tabs")}
          tabs={offered.map((key) => ({ key, label: t(`manualInvoicing.tab.${key}`) }))}
          value={open}
          onChange={onTab}
        >
          <Form tab={open} onLeave={back.leave} />
        </Tabs>
      )}
    </>
  );
}

function NotPermitted() {
  const t = useT();
  return (
    <Notice tone="amber" icon={<IconLock size={20} aria-hidden="true" />}>
      <p>{t("manualInvoicing.not_permitted")}</p>
      <p>{t("manualInvoicing.not_permitted_hint")}</p>
    </Notice>
  );
}

function Form({ tab, onLeave }: { tab: ManualTab; onLeave: () => void }) {
  const t = useT();
  const types = useQuery(offeredTypesQuery);
  const terms = useQuery(partyTermsQuery);
  if (types.data && terms.data)
    return tab === "invoice" ? (
      <InvoiceForm types={types.data} terms={terms.data} onLeave={onLeave} />
    ) : (
      <ExcludedForm
        types={types.data.filter(({ settles }) => settles === "now")}
        terms={terms.data}
        onLeave={onLeave}
      />
    );
  const failed = [types, terms].filter(({ isError }) => isError);
  if (failed[0])
    return (
      <FailureState
        reason={failureText(failed[0].error, "manualInvoicing.refusal.loading")}
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
        busy={failed.some(({ isFetching }) => isFetching)}
      />
    );
  return <ListSkeleton label={t("ui.loading")} count={4} />;
}

/** Returns to accounting, or to the user's first screen if they may not see accounting. */
function useReturnAddress() {
  const user = useUser();
  const navigate = useNavigate();
  const isOpen = user !== null && mayEnter(actorOf(user), "accounting");
  const href = isOpen ? screens.accounting.path : "/dashboard";
  return { href, isAccounting: isOpen, leave: () => void navigate({ to: href }) };
}
