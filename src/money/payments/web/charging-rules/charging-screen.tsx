import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { readChargingRules } from "#core/settings/contract/charging-rules.ts";
import { type DiningOption, diningOptions } from "#core/settings/domain/dining-option.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { chargingRulesQuery, useSetChargingRules } from "./charging-api.ts";
import { IdentificationThreshold } from "./identification-threshold.tsx";

const TipRulesDialog = lazy(() =>
  import("#money/tips/web/public.ts").then((module) => ({ default: module.TipRulesDialog })),
);

/** /dashboard/settings/charging: what is asked and allowed where accounts are charged. */
export function ChargingScreen() {
  const t = useT();
  const rules = useQuery(chargingRulesQuery);
  return (
    <>
      <PageHeader title={t("settings.charging.title")} />
      <Section title={t("settings.charging.pay_first")} description={t("settings.charging.intro")}>
        <Loaded query={rules}>
          {({ pay_first, version }) => <PayFirst chosen={pay_first} version={version} />}
        </Loaded>
      </Section>
      <Section title={t("settings.charging.tip")} description={t("settings.charging.tip_hint")}>
        <TipSuggestion />
      </Section>
      <Section title={t("settings.charging.identify")} description={t("settings.charging.identify_hint")}>
        <Loaded query={rules}>{(saved) => <IdentificationThreshold saved={saved} />}</Loaded>
      </Section>
    </>
  );
}

type Rules = ResponseOf<typeof readChargingRules>;

function Loaded({
  query,
  children,
}: {
  query: UseQueryResult<Rules>;
  children: (rules: Rules) => ReactNode;
}) {
  const t = useT();
  if (query.data) return children(query.data);
  return query.error ? (
    <FailureState
      reason={failureText(query.error, "settings.load_failed")}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  ) : (
    <ListSkeleton label={t("ui.loading")} count={3} />
  );
}

function TipSuggestion() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t("tips.rules.action")}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TipRulesDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** One switch for each dining option; it acts at once. */
function PayFirst({ chosen, version }: { chosen: readonly DiningOption[]; version: string }) {
  const t = useT();
  const setting = useSetChargingRules();
  const set = (option: DiningOption, isOn: boolean) =>
    setting.mutate({
      pay_first: diningOptions.filter((other) => (other === option ? isOn : chosen.includes(other))),
      version,
    });
  return diningOptions.map((option) => (
    <CheckField
      key={option}
      look="switch"
      label={t(`orders.card.${option}`)}
      description={t(chosen.includes(option) ? "settings.charging.before" : "settings.charging.after")}
      checked={chosen.includes(option)}
      disabled={setting.isPending}
      onChange={(isOn) => set(option, isOn)}
    />
  ));
}
