import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { z } from "zod";
import {
  charging,
  type readChargingRules,
  setChargingRules,
} from "#core/settings/contract/charging-rules.ts";
import { type DiningOption, diningOptions } from "#core/settings/domain/dining-option.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { decimalFromCents, percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { ConflictGate } from "#platform/web/forms/conflict-gate.tsx";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { PercentField } from "#platform/web/forms/decimal-field.tsx";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { beginWithSaved } from "#platform/web/forms/merge-edits.ts";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { chargingRulesQuery, useSetChargingRules } from "./charging-api.ts";
import classes from "./charging-screen.module.css";

const TipRulesDialog = lazy(() =>
  import("#money/tips/web/public.ts").then((module) => ({ default: module.TipRulesDialog })),
);

/** /dashboard/settings/charging: the rules for charging accounts. */
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
      <Section title={t("settings.charging.discounts")} description={t("settings.charging.discounts_hint")}>
        <Loaded query={rules}>{(saved) => <DiscountLimit saved={saved} />}</Loaded>
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
  if (query.data) return children(query.data);
  return <QueryPending query={query} fallback="settings.load_failed" count={3} rowHeight={64} />;
}

function TipSuggestion() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t("tips.rules.title")}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TipRulesDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Shows one switch for each dining option; it acts at once. */
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
      label={t(`common.dining.${option}`)}
      description={t(chosen.includes(option) ? "settings.charging.before" : "settings.charging.after")}
      checked={chosen.includes(option)}
      disabled={setting.isPending}
      onChange={(isOn) => set(option, isOn)}
    />
  ));
}

const schema = z.object({
  identification_threshold: orBlank(charging.schema.shape.identification_threshold),
  version: editVersion,
});

/** Edits the total from which a consumer invoice must name its buyer. */
function IdentificationThreshold({ saved }: { saved: Rules }) {
  const t = useT();
  const reload = useReload(chargingRulesQuery, valuesOf);
  const label = t("settings.charging.threshold");
  const { form, submit, busy, failure, conflict } = useContractForm({
    schema,
    initialValues: valuesOf(saved),
    save: async (body, idempotencyKey) => {
      // This field does not report other rules that changed meanwhile, here or elsewhere.
      const began = form.getInitialValues().identification_threshold;
      const isSame = valuesOf(saved).identification_threshold === began;
      const sent = isSame ? { ...body, version: saved.version } : body;
      const typed = form.getValues();
      const { message } = await call(setChargingRules, { body: sent, idempotencyKey });
      beginWithSaved(form, typed, await reload());
      toastSuccess(message);
    },
    meanwhile: { reload, fields: { identification_threshold: label } },
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <AmountField
        label={label}
        currency={saved.currency}
        {...amountProps(form.getInputProps("identification_threshold"))}
      />
      <ConflictGate conflict={conflict} busy={busy}>
        <FormFailure message={failure} />
        <SubmitButton busy={busy} disabled={!form.isDirty()}>
          {t("settings.charging.threshold_save")}
        </SubmitButton>
      </ConflictGate>
    </form>
  );
}

const valuesOf = ({ identification_threshold, version }: Rules) => ({
  identification_threshold: decimalFromCents(identification_threshold),
  version,
});

const limitSchema = z.object({
  discount_limit: orBlank(charging.schema.shape.discount_limit),
  version: editVersion,
});

/** Edits the share up to which discounts need no approval. */
function DiscountLimit({ saved }: { saved: Rules }) {
  const t = useT();
  const reload = useReload(chargingRulesQuery, limitOf);
  const label = t("settings.charging.discount_limit");
  const { form, submit, busy, failure, conflict } = useContractForm({
    schema: limitSchema,
    initialValues: limitOf(saved),
    save: async (body, idempotencyKey) => {
      // This field does not report other rules that changed meanwhile, here or elsewhere.
      const isSame = limitOf(saved).discount_limit === form.getInitialValues().discount_limit;
      const sent = isSame ? { ...body, version: saved.version } : body;
      const typed = form.getValues();
      const { message } = await call(setChargingRules, { body: sent, idempotencyKey });
      beginWithSaved(form, typed, await reload());
      toastSuccess(message);
    },
    meanwhile: { reload, fields: { discount_limit: label } },
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <PercentField label={label} {...form.getInputProps("discount_limit")} />
      <ConflictGate conflict={conflict} busy={busy}>
        <FormFailure message={failure} />
        <SubmitButton busy={busy} disabled={!form.isDirty()}>
          {t("settings.charging.discount_limit_save")}
        </SubmitButton>
      </ConflictGate>
    </form>
  );
}

const limitOf = ({ discount_limit, version }: Rules) => ({
  discount_limit: percentFromBasisPoints(discount_limit),
  version,
});
