import { useQuery } from "@tanstack/react-query";
import {
  guestOrdering,
  type readGuestOrdering,
  setGuestOrdering,
} from "#core/settings/contract/guest-ordering.ts";
import { visitOpenings } from "#core/settings/domain/visit-opening.ts";
import { hoursOrAlways, hoursWords } from "#menu/price-rules/web/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { formatCount } from "#platform/web/format.ts";
import { ConflictGate } from "#platform/web/forms/conflict-gate.tsx";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { beginWithSaved } from "#platform/web/forms/merge-edits.ts";
import {
  SettingFields,
  settingFieldWords,
  settingFormValues,
  settingSchema,
} from "#platform/web/forms/setting-fields.tsx";
import { SettingsForm } from "#platform/web/forms/settings-form.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { WeekHoursField } from "#ui/dates/week-hours-field.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AccentField } from "./accent-field.tsx";
import { guestOrderingQuery } from "./guest-ordering-api.ts";
import { CoverField, HighlightsField, SeeMenu } from "./menu-look.tsx";

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
      ) : (
        <QueryPending query={{ error, refetch, isFetching }} fallback="settings.load_failed" count={4} />
      )}
    </>
  );
}

type Saved = ResponseOf<typeof readGuestOrdering>;

const schema = settingSchema(guestOrdering);

function useGuestOrderingForm(saved: Saved) {
  const t = useT();
  const reload = useReload(guestOrderingQuery, valuesOf);
  const state = useContractForm({
    schema,
    initialValues: valuesOf(saved),
    save: async (body, idempotencyKey) => {
      const sent = state.form.getValues();
      const { message } = await call(setGuestOrdering, { body, idempotencyKey });
      beginWithSaved(state.form, sent, await reload());
      toastSuccess(message);
    },
    meanwhile: {
      reload,
      fields: {
        ...settingFieldWords(guestOrdering, t),
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
  return (
    <SettingsForm onSubmit={submit}>
      <Section
        title={t("guestOrdering.look")}
        description={t("guestOrdering.look_about")}
        action={<SeeMenu path={saved.menu_path} />}
      >
        <Stack gap={24}>
          <CoverField cover={saved.cover} />
          <AccentField
            value={values.accent}
            error={String(form.errors.accent ?? "") || null}
            onChange={(accent) => form.setFieldValue("accent", accent)}
          />
        </Stack>
      </Section>
      <Section title={t("guestOrdering.recommended")} description={t("guestOrdering.recommended_about")}>
        <HighlightsField />
        <SettingFields group={guestOrdering} form={form} section="recommended" />
      </Section>
      <Opening form={form} />
      <Section title={t("guestOrdering.orders")} description={t("guestOrdering.needs_menu")}>
        <SettingFields group={guestOrdering} form={form} section="sent" />
        <FieldGrid disabled={!values.is_sent_at_once}>
          <SettingFields
            group={guestOrdering}
            form={form}
            section="limits"
            currency={saved.currency}
            own={{ count_limit: <CountLimit form={form} /> }}
          />
        </FieldGrid>
        <SettingFields group={guestOrdering} form={form} section="without_table" />
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
          <SubmitButton busy={busy}>{t("common.save")}</SubmitButton>
        </ConflictGate>
      </Stack>
    </SettingsForm>
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

function CountLimit({ form }: { form: FormState }) {
  const t = useT();
  const limit = form.getValues().count_limit ?? 0;
  const counts = [...new Set([...COUNTS, limit])].toSorted((a, b) => a - b);
  return (
    <SelectField
      label={t("guestOrdering.count_limit")}
      searchable={false}
      options={counts.map((count) => ({ value: String(count), label: formatCount(count) }))}
      value={String(limit)}
      onChange={(count) => form.setFieldValue("count_limit", Number(count))}
    />
  );
}

const valuesOf = (saved: Saved) => settingFormValues(guestOrdering, saved);
