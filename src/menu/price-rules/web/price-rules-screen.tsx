import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { failureText } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import type { EditedRule } from "../contract/price-rules.ts";
import { OfferTester } from "./offer-tester.tsx";
import { OfferedHours } from "./offered-hours.tsx";
import { offeredMenuQuery, priceRulesQuery } from "./price-rules-api.ts";
import { RuleList } from "./rule-list.tsx";

const RuleDialog = lazy(() => import("./rule-dialog.tsx").then((module) => ({ default: module.RuleDialog })));

/** /dashboard/settings/price-rules: price lists, happy hours, offer hours, and a test of any moment. */
export function PriceRulesScreen() {
  const t = useT();
  const rules = useQuery(priceRulesQuery);
  const menu = useQuery(offeredMenuQuery);
  useRealtimeRefresh(["menu_changed"], [priceRulesQuery.queryKey]);
  const [edited, setEdited] = useState<EditedRule | "new" | null>(null);
  const add = (
    <Button
      icon={<IconPlus size={20} aria-hidden="true" />}
      disabled={!rules.data || !menu.data}
      onClick={() => setEdited("new")}
    >
      {t("priceRules.rules.add")}
    </Button>
  );
  const error = rules.error ?? menu.error;
  const retry = () => void Promise.all([rules.refetch(), menu.refetch()]);
  return (
    <>
      <PageHeader title={t("screens.priceRules")} action={add} />
      {rules.data && menu.data ? (
        <>
          <Section title={t("priceRules.rules.title")} description={t("priceRules.rules.intro")}>
            {rules.data.rules.length === 0 ? (
              <EmptyState
                size="small"
                picture={<MenuPicture />}
                message={t("priceRules.rules.empty")}
                hint={t("priceRules.rules.empty_hint")}
              />
            ) : (
              <RuleList rules={rules.data.rules} menu={menu.data} onEdit={setEdited} />
            )}
          </Section>
          <OfferedHours menu={menu.data} />
          {menu.data.items.length > 0 ? <OfferTester menu={menu.data} rules={rules.data.rules} /> : null}
          <Suspense fallback={null}>
            {edited === null ? null : (
              <RuleDialog
                rule={edited === "new" ? null : edited}
                menu={menu.data}
                onClose={() => setEdited(null)}
              />
            )}
          </Suspense>
        </>
      ) : error ? (
        <FailureState reason={failureText(error, "priceRules.load_failed")} onRetry={retry} />
      ) : (
        <ListSkeleton label={t("screens.priceRules")} count={4} rowHeight={88} />
      )}
    </>
  );
}
