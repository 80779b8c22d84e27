import { useQuery } from "@tanstack/react-query";
import { guestOrdering, type readGuestOrdering } from "#core/settings/contract/guest-ordering.ts";
import { visitOpenings } from "#core/settings/domain/visit-opening.ts";
import { hoursOrAlways, hoursWords } from "#menu/price-rules/web/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { ConflictGate } from "#platform/web/forms/conflict-gate.tsx";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { beginWithSaved } from "#platform/web/forms/merge-edits.ts";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { WeekHoursField } from "#ui/dates/week-hours-field.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import classes from "./guest-ordering.module.css";
import { guestOrderingQuery, saveGuestOrdering } from "./guest-ordering-api.ts";

/**
 * Screen /dashboard/settings/guest-ordering: who shares a table's account by phone, and which orders wait for
 * staff.
 */
export function GuestOrderingScreen() {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(guestOrderingQuery);
  return (
    <>
      <PageHeader title={t("guestOrdering.title")} />
      {data ? (
        <GuestOrderingForm saved={data} />
      ) : error ? (
        <FailureState
          reason={failureText(error, "settings.load_failed")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={4} />
      )}
    </>
  );
}

type Saved = ResponseOf<typeof readGuestOrdering>;

const schema = guestOrdering.extend({
  amount_limit: orBlank(guestOrdering.shape.amount_limit),
  version: editVersion,
});

function useGuestOrderingForm(saved: Saved) {
  const t = useT();
  const reload = useReload(guestOrderingQuery, valuesOf);
  const state = useContractForm({
    schema,
    initialValues: valuesOf(saved),
    save: async (body, idempotencyKey) => {
      const sent = state.form.getValues();
      const { message } = await saveGuestOrdering({ body, idempotencyKey });
      beginWithSaved(state.form, sent, await reload());
      toastSuccess(message);
    },
    meanwhile: {
      reload,
      fields: {
        opening: t("guestOrdering.opening"),
        is_sent_at_once: t("guestOrdering.is_sent_at_once"),
        amount_limit: t("guestOrdering.amount_limit"),
        count_limit: t("guestOrdering.count_limit"),
        is_takeaway_enabled: t("guestOrdering.is_takeaway_enabled"),
        is_delivery_enabled: t("guestOrdering.is_delivery_enabled"),
        hours: { label: t("guestOrdering.hours"), text: (hours) => hoursOrAlways(hours, t) },
      },
    },
  });
  return state;
}

/** Initial values of added hours. */
const openingHours = { weekdays: [], from: 660, to: 1260, starts_on: null, ends_on: null };

const COUNTS = [0, 1, 2, 3, 5, 10, 20, 50, 99] as const;

function GuestOrderingForm({ saved }: { saved: Saved }) {
  const t = useT();
  const { form, submit, busy, failure, conflict } = useGuestOrderingForm(saved);
  const values = form.getValues();
  useCloseGuard({ isDirty: form.isDirty(), busy, onClose: () => undefined });
  const counts = [...new Set([...COUNTS, values.count_limit])].toSorted((a, b) => a - b);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Opening form={form} />
      <Section title={t("guestOrdering.orders")} description={t("guestOrdering.needs_menu")}>
        <CheckField
          label={t("guestOrdering.is_sent_at_once")}
          description={t("guestOrdering.is_sent_at_once_help")}
          checked={values.is_sent_at_once}
          onChange={(isOn) => form.setFieldValue("is_sent_at_once", isOn)}
        />
        <FieldGrid disabled={!values.is_sent_at_once}>
          <AmountField
            label={t("guestOrdering.amount_limit")}
            currency={saved.currency}
            {...amountProps(form.getInputProps("amount_limit"))}
          />
          <SelectField
            label={t("guestOrdering.count_limit")}
            searchable={false}
            options={counts.map((count) => ({ value: String(count), label: String(count) }))}
            value={String(values.count_limit)}
            onChange={(count) => form.setFieldValue("count_limit", Number(count))}
          />
        </FieldGrid>
        <CheckField
          label={t("guestOrdering.is_takeaway_enabled")}
          checked={values.is_takeaway_enabled}
          onChange={(isOn) => form.setFieldValue("is_takeaway_enabled", isOn)}
        />
        <CheckField
          label={t("guestOrdering.is_delivery_enabled")}
          checked={values.is_delivery_enabled}
          onChange={(isOn) => form.setFieldValue("is_delivery_enabled", isOn)}
        />
      </Section>
      <Section title={t("guestOrdering.hours")} description={t("guestOrdering.hours_about")}>
        <WeekHoursField
          words={hoursWords(t)}
          value={values.hours}
          newHours={openingHours}
          errorOf={(path) => String(form.errors[`hours.${path}`] ?? "") || null}
          onChange={(hours) => form.setFieldValue("hours", hours)}
        />
      </Section>
      <Stack align="start" gap={8}>
        <ConflictGate conflict={conflict} busy={busy}>
          <FormFailure message={failure} />
          <SubmitButton busy={busy}>{t("guestOrdering.save")}</SubmitButton>
        </ConflictGate>
      </Stack>
    </form>
  );
}

type FormState = ReturnType<typeof useGuestOrderingForm>["form"];

function Opening({ form }: { form: FormState }) {
  const t = useT();
  const values = form.getValues();
  return (
    <Section title={t("guestOrdering.sharing")} description={t("guestOrdering.about")}>
      <ChoiceList
        label={t("guestOrdering.opening")}
        mode="single"
        choices={visitOpenings.map((opening) => ({
          value: opening,
          label: t(`guestOrdering.opening_${opening}`),
          description: t(`guestOrdering.opening_${opening}_help`),
        }))}
        value={[values.opening]}
        onChange={([opening]) => {
          const chosen = visitOpenings.find((each) => each === opening);
          if (chosen) form.setFieldValue("opening", chosen);
        }}
      />
    </Section>
  );
}

const valuesOf = ({ currency: _, amount_limit, ...rest }: Saved) => ({
  ...rest,
  amount_limit: decimalFromCents(amount_limit),
});
