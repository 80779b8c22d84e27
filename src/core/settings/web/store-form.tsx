import { useQueryClient } from "@tanstack/react-query";
import { currencies } from "#platform/domain/money/currencies.ts";
import { languageName, languages, localeOf } from "#platform/domain/text/languages.ts";
import { call } from "#platform/web/api.ts";
import { factsText } from "#platform/web/facts-text.ts";
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
import { meQuery } from "#platform/web/session/me-query.ts";
import { useLanguage, useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { FormFooter } from "#ui/forms/form-footer.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { setStoreSetting, storeDetails } from "../contract/store-settings.ts";
import { GuestMenuLink } from "./guest-menu-link.tsx";
import { storeQuery } from "./store-api.ts";
import { type Store, StorePicture } from "./store-picture.tsx";

/** The zones that this browser lists, and the one that is set. */
const zonesWith = (set: string) =>
  [...new Set([set, ...Intl.supportedValuesOf("timeZone")])].map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
  }));

const schema = settingSchema(storeDetails);
const sections = ["details", "operation", "guests", "stock"] as const;

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
    <SettingsForm onSubmit={submit}>
      {sections.map((section) => (
        <Section key={section} title={t(`settings.store.${section}`)}>
          <Stack gap={16}>
            {section === "details" ? <StorePicture store={store} /> : null}
            {section === "guests" && store.isQRMenuEnabled ? <GuestMenuLink store={store} /> : null}
            {section === "guests" ? (
              <SettingFields group={storeDetails} form={form} section={section} />
            ) : (
              <FieldGrid disabled={false}>
                <SettingFields group={storeDetails} form={form} section={section} own={own} />
              </FieldGrid>
            )}
          </Stack>
        </Section>
      ))}
      <FormFooter>
        <ConflictGate conflict={conflict} busy={busy}>
          <FormFailure message={failure} />
          <SubmitButton busy={busy}>{t("settings.store.save")}</SubmitButton>
        </ConflictGate>
      </FormFooter>
    </SettingsForm>
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
      label={t("common.currency")}
      description={t(
        store.isCurrencyFixed ? "settings.store.currency_fixed" : "settings.store.currency_hint",
      )}
      disabled={store.isCurrencyFixed}
      options={currencies.map(({ code, symbol }) => ({
        value: code,
        label: factsText([code, names.of(code) ?? code]),
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
    schema,
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
      fields: settingFieldWords(storeDetails, t),
    },
  });
  return form;
}

const valuesOf = (store: Store) => settingFormValues(storeDetails, store);
