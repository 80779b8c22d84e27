import { useQuery } from "@tanstack/react-query";
import { type DiningOption, diningOptions } from "../../../domain/orders/dining-option.ts";
import { FailureState } from "../../../ui/feedback/failure-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { PageHeader } from "../../../ui/frame/page-header.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { failureText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { chargingRulesQuery, useSetChargingRules } from "./charging-api.ts";

/** /dashboard/settings/charging: who may pay before the dishes are done. */
export function ChargingScreen() {
  const t = useT();
  const rules = useQuery(chargingRulesQuery);
  return (
    <>
      <PageHeader title={t("settings.charging.title")} />
      <Section title={t("settings.charging.pay_first")} description={t("settings.charging.intro")}>
        {rules.data ? (
          <PayFirst chosen={rules.data.pay_first} />
        ) : rules.error ? (
          <FailureState
            reason={failureText(rules.error, "settings.load_failed")}
            onRetry={() => void rules.refetch()}
            busy={rules.isFetching}
          />
        ) : (
          <ListSkeleton label={t("ui.loading")} count={3} />
        )}
      </Section>
    </>
  );
}

/** One switch for each dining option; it acts at once. */
function PayFirst({ chosen }: { chosen: readonly DiningOption[] }) {
  const t = useT();
  const setting = useSetChargingRules();
  const set = (option: DiningOption, isOn: boolean) =>
    setting.mutate({
      pay_first: diningOptions.filter((other) => (other === option ? isOn : chosen.includes(other))),
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
