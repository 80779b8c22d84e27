import { useQueryClient } from "@tanstack/react-query";
import { currencies } from "#platform/domain/money/currencies.ts";
import { languageName, languages, localeOf } from "#platform/domain/text/languages.ts";
import { call } from "#platform/web/api.ts";
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
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { meQuery } from "#platform/web/session/me-query.ts";
import { useLanguage, useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { storeDetails } from "../contract/store-settings.ts";
import classes from "./settings.module.css";
import { storeQuery } from "./store-api.ts";
import type { Store } from "./store-picture.tsx";

/** The zones that this browser lists, and the one that is set. */
const zonesWith = (set: string) =>
  [...new Set([set, ...Intl.supportedValuesOf("timeZone")])].map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
  }));

const schema = settingSchema(storeDetails);
const gridSections = ["details", "day_and_money", "courses", "stock"] as const;

/** Details of the store, its day and its money, and what guests may do. */
export function StoreForm({ store }: { store: Store }) {
  const t = useT();
  const { form, submit, busy, failure, conflict } = useStoreForm(store);
  useCloseGuard({ isDirty: form.isDirty(), busy, onClose: () => undefined });
  const own = {
    currency: <CurrencyField form={form} store={store} />,
    language: <LanguageField form={form} />,
    timeZone: <ZoneField form={form} store={store} />,
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Details form={form} />
      <DayAndMoney form={form} store={store} />
      <Courses form={form} />
      <StockFields form={form} />
      <Guests form={form} />
      <Stack align="start" gap={8}>
        <ConflictGate conflict={conflict} busy={busy}>
          <FormFailure message={failure} />
          <SubmitButton busy={busy}>{t("settings.store.save")}</SubmitButton>
        </ConflictGate>
      </Stack>
    </form>
  );
}

function Details({ form }: { form: StoreFormState }) {
  const t = useT();
  return (
    <Section title={t("settings.store.details")}>
      <FieldGrid disabled={false}>
        <WideField>
          <TextField label={t("settings.store.name")} required {...form.getInputProps("storeName")} />
        </WideField>
        <WideField>
          <TextField
            label={t("settings.store.address")}
            autoComplete="street-address"
            {...form.getInputProps("address")}
          />
        </WideField>
        <TextField
          label={t("settings.store.phone")}
          type="tel"
          autoComplete="tel"
          {...form.getInputProps("phone")}
        />
        <TextField
          label={t("settings.store.email")}
          type="email"
          autoComplete="email"
          {...form.getInputProps("email")}
        />
      </FieldGrid>
    </Section>
  );
}

interface ChoiceProps {
  form: StoreFormState;
  store: Store;
}

function CurrencyField({ form, store }: ChoiceProps) {
  const t = useT();
  const names = new Intl.DisplayNames(localeOf(useLanguage()), { type: "currency" });
  return (
    <SelectField
      label={t("settings.store.currency")}
      description={t(
        store.isCurrencyFixed ? "settings.store.currency_fixed" : "settings.store.currency_hint",
      )}
      disabled={store.isCurrencyFixed}
      options={currencies.map(({ code, symbol }) => ({
        value: code,
        label: `${code} · ${names.of(code) ?? code}`,
        hint: symbol,
      }))}
      {...form.getInputProps("currency")}
      value={form.getValues().currency}
    />
  );
}

function LanguageField({ form }: Pick<ChoiceProps, "form">) {
  const t = useT();
  return (
    <SelectField
      label={t("settings.store.language")}
      description={t("settings.store.language_hint")}
      searchable={false}
      options={languages.map((code) => ({ value: code, label: languageName(code) }))}
      {...form.getInputProps("language")}
      value={form.getValues().language}
    />
  );
}

function ZoneField({ form, store }: ChoiceProps) {
  const t = useT();
  return (
    <SelectField
      label={t("settings.store.time_zone")}
      description={t("settings.store.time_zone_hint")}
      options={zonesWith(store.timeZone)}
      {...form.getInputProps("timeZone")}
      value={form.getValues().timeZone}
    />
  );
}

type StoreFormState = ReturnType<typeof useStoreForm>["form"];

/** The form of the store's details; it restarts with the saved values. */
function useStoreForm(store: Store) {
  const t = useT();
  const client = useQueryClient();
  const reload = useReload(storeQuery, valuesOf);
  const form = useContractForm({
    schema: setStoreSetting.body,
    initialValues: valuesOf(store),
    save: async (body, idempotencyKey) => {
      const sent = form.form.getValues();
      const { message } = await call(setStoreSetting, { body, idempotencyKey });
      // The frame's name of the restaurant follows by itself.
      void client.invalidateQueries({ queryKey: meQuery.queryKey });
      beginWithSaved(form.form, sent, await reload());
      toastSuccess(message);
    },
    meanwhile: {
      reload,
      fields: {
        storeName: t("settings.store.name"),
        address: t("settings.store.address"),
        phone: t("settings.store.phone"),
        email: t("settings.store.email"),
        currency: t("settings.store.currency"),
        timeZone: t("settings.store.time_zone"),
        dayCutoffHour: { label: t("settings.store.day_end"), text: (hour) => `${hour}:00` },
        language: t("settings.store.language"),
        courseMinutes: t("settings.store.course_minutes"),
        isStockMailEnabled: t("settings.store.stock_mail"),
        stockMailHour: { label: t("settings.store.stock_mail_hour"), text: (hour) => `${hour}:00` },
        targetFoodCost: {
          label: t("settings.store.food_cost"),
          text: (percent) => t("common.percent", { percent }),
        },
        isQRMenuEnabled: t("settings.store.qr_menu"),
        isQROrderEnabled: t("settings.store.qr_order"),
        isFeedbackEnabled: t("settings.store.feedback"),
      },
    },
  });
  return form;
}

function valuesOf({
  storeImage,
  uniqueQRCode,
  menuAddress,
  uniqueId,
  isCurrencyFixed,
  targetFoodCost,
  ...fields
}: Store) {
  return { ...fields, targetFoodCost: percentFromBasisPoints(targetFoodCost) };
}

/** The hours of a day to choose from, as a clock shows them. */
const fullHours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));
