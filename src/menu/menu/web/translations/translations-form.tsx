import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { directionOf } from "#platform/domain/text/languages.ts";
import { call } from "#platform/web/api.ts";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { saveMenuTranslations, translationsBody } from "../../contract/menu-translations.ts";
import { menuItemsKey } from "../menu-api.ts";
import { entriesOf, fieldsOf, type TranslationEntry, translationsOf } from "./translation-entries.ts";
import classes from "./translations.module.css";
import type { ChosenTexts, ReadTranslations } from "./translations-api.ts";

interface TranslationsFormProps {
  chosen: ChosenTexts;
  read: ReadTranslations;
}

/** Form for the translations of a category, each beside the restaurant's own text; saved together. */
export function TranslationsForm({ chosen: { language, category }, read }: TranslationsFormProps) {
  const t = useT();
  const client = useQueryClient();
  // The entries of the moment when the form was filled, so that typed texts keep their places when somebody changes
  // the menu.
  const [entries] = useState(() => entriesOf(read.parts));
  const { form, submit, busy, failure } = useContractForm({
    schema: translationsBody,
    initialValues: { language, translations: entries.flatMap(fieldsOf) },
    save: async (_, idempotencyKey) => {
      const translations = translationsOf(entries, form.getValues().translations);
      const { message } = await call(saveMenuTranslations, {
        body: { language, translations },
        idempotencyKey,
      });
      form.resetDirty();
      toastSuccess(message);
      await client.invalidateQueries({ queryKey: menuItemsKey });
    },
  });
  const isDirty = form.isDirty();
  useCloseGuard({ isDirty, busy, onClose: () => undefined });
  const count = read.categories.find(({ id }) => id === category);
  const fields = entries.map((entry, place) => ({ entry, place }));
  const isOwn = ({ entry: { kind } }: (typeof fields)[number]) => kind === "category" || kind === "item";
  const choices = fields.filter((field) => !isOwn(field));
  const inForm = { form, direction: directionOf(language) };
  return (
    <Stack as="form" gap={12} above={16} onSubmit={submit} noValidate>
      <Muted role="status">
        {count ? t("menuItems.translations.progress", { done: count.translated, count: count.parts }) : null}
      </Muted>
      {fields.filter(isOwn).map((field) => (
        <EntryFields key={field.place} {...inForm} {...field} />
      ))}
      {choices.length > 0 ? (
        <Section
          title={t("menuItems.translations.choices")}
          description={t("menuItems.translations.choices_hint")}
        >
          <div className={classes.choices}>
            {choices.map((field) => (
              <EntryFields key={field.place} {...inForm} {...field} />
            ))}
          </div>
        </Section>
      ) : null}
      <div className={classes.save} data-dirty={isDirty || undefined}>
        <FormFailure message={failure} />
        <SubmitButton busy={busy} disabled={!isDirty}>
          {t("menuItems.translations.save")}
        </SubmitButton>
      </div>
    </Stack>
  );
}

interface EntryFieldsProps {
  form: FormOf<typeof translationsBody>;
  entry: TranslationEntry;
  /** Position among the form's entries. */
  place: number;
  direction: "ltr" | "rtl";
}

function EntryFields({ form, entry: { kind, title, description }, place, direction }: EntryFieldsProps) {
  const t = useT();
  const isItem = kind === "item";
  return (
    <div className={classes.entry} data-wide={isItem || undefined}>
      <TextField
        label={title}
        description={isItem ? undefined : t(`menuItems.translations.part_${kind}`)}
        dir={direction}
        maxLength={200}
        autoComplete="off"
        {...form.getInputProps(`translations.${place}.title`)}
      />
      {isItem && description !== null ? (
        <TextAreaField
          label={t("common.description")}
          description={description}
          dir={direction}
          rows={2}
          maxLength={500}
          {...form.getInputProps(`translations.${place}.description`)}
          value={descriptionIn(form, place)}
        />
      ) : null}
    </div>
  );
}

function descriptionIn(form: FormOf<typeof translationsBody>, place: number): string {
  const part = form.getValues().translations[place];
  return (part?.kind === "item" ? part.description : null) ?? "";
}
