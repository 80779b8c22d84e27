import { useQueryClient } from "@tanstack/react-query";
import { percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { currencies } from "#platform/domain/money/currencies.ts";
import { languageName, languages } from "#platform/domain/text/languages.ts";
import { ConflictGate } from "#platform/web/forms/conflict-gate.tsx";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { PercentField, WholeField } from "#platform/web/forms/decimal-field.tsx";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { beginWithSaved } from "#platform/web/forms/merge-edits.ts";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { meQuery } from "#platform/web/session/me-query.ts";
import { useLanguage, useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { setStoreSetting } from "../contract/store-settings.ts";
import classes from "./settings.module.css";
import { saveStore, storeQuery } from "./store-api.ts";
import type { Store } from "./store-picture.tsx";

/** The zones that this browser lists, and the one that is set. */
const zonesWith = (set: string | undefined) =>
  [...new Set([...(set === undefined ? [] : [set]), ...Intl.supportedValuesOf("timeZone")])].map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
  }));

/** Details of the store, its day and its money, and what guests may do. */
export function StoreForm({ store }: { store: Store }) {
  const t = useT();
  const { form, submit, busy, failure, conflict } = useStoreForm(store);
  useCloseGuard({ isDirty: form.isDirty(), busy, onClose: () => undefined });
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

function DayAndMoney({ form, store }: { form: StoreFormState; store: Store }) {
  const t = useT();
  const language = useLanguage();
  const values = form.getValues();
  const names = new Intl.DisplayNames(language, { type: "currency" });
  return (
    <Section title={t("settings.store.day_and_money")}>
      <FieldGrid disabled={false}>
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
          value={values.currency}
        />
        <SelectField
          label={t("settings.store.language")}
          description={t("settings.store.language_hint")}
          searchable={false}
          options={languages.map((code) => ({ value: code, label: languageName(code) }))}
          {...form.getInputProps("language")}
          value={values.language ?? null}
        />
        <SelectField
          label={t("settings.store.time_zone")}
          description={t("settings.store.time_zone_hint")}
          options={zonesWith(store.timeZone)}
          {...form.getInputProps("timeZone")}
          value={values.timeZone ?? null}
        />
        <SelectField
          label={t("settings.store.day_end")}
          description={t("settings.store.day_end_hint")}
          searchable={false}
          options={fullHours}
          value={String(values.dayCutoffHour)}
          onChange={(hour) => form.setFieldValue("dayCutoffHour", Number(hour))}
          error={form.errors.dayCutoffHour as string | undefined}
        />
      </FieldGrid>
    </Section>
  );
}

function Courses({ form }: { form: StoreFormState }) {
  const t = useT();
  return (
    <Section title={t("settings.store.courses")}>
      <FieldGrid disabled={false}>
        <WholeField
          label={t("settings.store.course_minutes")}
          description={t("settings.store.course_minutes_hint")}
          {...form.getInputProps("courseMinutes")}
        />
      </FieldGrid>
    </Section>
  );
}

function Guests({ form }: { form: StoreFormState }) {
  const t = useT();
  const values = form.getValues();
  const flip = (field: "isQRMenuEnabled" | "isQROrderEnabled" | "isFeedbackEnabled") => ({
    look: "switch" as const,
    checked: values[field],
    onChange: (isOn: boolean) => form.setFieldValue(field, isOn),
  });
  return (
    <Section title={t("settings.store.guests")}>
      <CheckField
        label={t("settings.store.qr_menu")}
        description={t("settings.store.qr_menu_hint")}
        {...flip("isQRMenuEnabled")}
      />
      <CheckField
        label={t("settings.store.qr_order")}
        description={t("settings.store.qr_order_hint")}
        disabled={!values.isQRMenuEnabled}
        {...flip("isQROrderEnabled")}
      />
      <CheckField
        label={t("settings.store.feedback")}
        description={t("settings.store.feedback_hint")}
        {...flip("isFeedbackEnabled")}
      />
    </Section>
  );
}

/** The mail about ingredients that run out, and the target food cost. */
function StockFields({ form }: { form: StoreFormState }) {
  const t = useT();
  const values = form.getValues();
  return (
    <Section title={t("settings.store.stock")}>
      <FieldGrid disabled={false}>
        <WideField>
          <CheckField
            look="switch"
            label={t("settings.store.stock_mail")}
            description={t("settings.store.stock_mail_hint")}
            checked={values.isStockMailEnabled ?? false}
            onChange={(isOn) => form.setFieldValue("isStockMailEnabled", isOn)}
          />
        </WideField>
        <SelectField
          label={t("settings.store.stock_mail_hour")}
          searchable={false}
          disabled={!values.isStockMailEnabled}
          options={fullHours}
          value={String(values.stockMailHour)}
          onChange={(hour) => form.setFieldValue("stockMailHour", Number(hour))}
          error={form.errors.stockMailHour as string | undefined}
        />
        <PercentField
          label={t("settings.store.food_cost")}
          description={t("settings.store.food_cost_hint")}
          required
          {...form.getInputProps("targetFoodCost")}
        />
      </FieldGrid>
    </Section>
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
      const { message } = await saveStore({ body, idempotencyKey });
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
