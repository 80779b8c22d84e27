import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useMemo, useState } from "react";
import { z } from "zod";
import type { Language } from "#platform/domain/text/languages.ts";
import { call } from "#platform/web/api.ts";
import { ConflictGate } from "#platform/web/forms/conflict-gate.tsx";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { beginWithSaved } from "#platform/web/forms/merge-edits.ts";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Muted, Row } from "#ui/layout/layout.tsx";
import { type MenuTranslations, saveMenuTranslations } from "../../contract/menu-translations.ts";
import { menuItemsKey } from "../menu-api.ts";
import {
  entriesOf,
  type TranslationEntry,
  type TranslationValues,
  translationsOf,
  valuesOf,
  wantedEntries,
} from "./translation-entries.ts";
import { TranslationFields } from "./translation-fields.tsx";
import classes from "./translations.module.css";
import { translationsQuery } from "./translations-api.ts";

/** Entries that are shown at first, and each time that more are asked for. */
const SHOWN = 40;

interface TranslationsFormProps {
  language: Language;
  read: MenuTranslations;
  wanted: Parameters<typeof wantedEntries>[1];
}

/** The texts of the menu beside their translations, saved together; what is typed stays whatever is looked for. */
export function TranslationsForm({ language, read, wanted }: TranslationsFormProps) {
  const t = useT();
  const entries = useMemo(() => entriesOf(read.parts), [read.parts]);
  const { form, submit, busy, failure, conflict, confirm } = useTranslations(language, read, entries);
  const [most, setMost] = useState(SHOWN);
  const isDirty = form.isDirty();
  useCloseGuard({ isDirty, busy, onClose: () => undefined });
  // What is being typed stays in sight, also when somebody else has translated it meanwhile.
  const isTyped = ({ titleField, textField }: TranslationEntry) =>
    form.isDirty(titleField) || form.isDirty(textField);
  const found = new Set(wantedEntries(entries, wanted));
  const all = entries.filter((entry) => found.has(entry) || isTyped(entry));
  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={goOn} noValidate>
      {all.length === 0 ? <Muted as="p">{t("menuItems.translations.none")}</Muted> : null}
      {all.slice(0, most).map((entry) => (
        <TranslationFields
          key={entry.titleField}
          entry={entry}
          language={language}
          written={read.written}
          propsOf={(field) => {
            const props = form.getInputProps(field);
            return { ...props, value: String(props.value ?? "") };
          }}
          onConfirm={() => void confirm(entry)}
        />
      ))}
      {all.length > most ? (
        <Row justify="center">
          <Button variant="default" onClick={() => setMost(most + SHOWN)}>
            {t("menuItems.translations.more")}
          </Button>
        </Row>
      ) : null}
      <div className={classes.save} data-dirty={isDirty || undefined}>
        <FormFailure message={failure} />
        <ConflictGate conflict={conflict} busy={busy}>
          <SubmitButton busy={busy} disabled={!isDirty}>
            {t("menuItems.translations.save")}
          </SubmitButton>
        </ConflictGate>
      </div>
    </form>
  );
}

const values = z.record(z.string(), z.string());

function useTranslations(language: Language, read: MenuTranslations, entries: readonly TranslationEntry[]) {
  const client = useQueryClient();
  const reload = useReload(translationsQuery(language), valuesOf);
  const taken = async (sent: TranslationValues, message: string) => {
    toastSuccess(message);
    beginWithSaved<TranslationValues>(form, sent, await reload());
    await client.invalidateQueries({ queryKey: menuItemsKey, refetchType: "none" });
  };
  const contractForm = useContractForm({
    schema: values,
    initialValues: valuesOf(read),
    save: async (typed, idempotencyKey) => {
      const begun = form.getInitialValues();
      const changed = entries.filter(({ titleField, textField }) =>
        [titleField, textField].some((field) => (typed[field] ?? "") !== (begun[field] ?? "")),
      );
      const { version = "" } = typed;
      const body = { language, version, translations: translationsOf(changed, typed) };
      if (changed.length === 0) return;
      const { message } = await call(saveMenuTranslations, { body, idempotencyKey });
      await taken(typed, message);
    },
    meanwhile: {
      reload,
      fields: Object.fromEntries(
        entries.flatMap(({ titleField, textField, part }) => [
          [titleField, part.title],
          [textField, part.title],
        ]),
      ),
    },
  });
  const { form } = contractForm;
  return {
    ...contractForm,
    /** Says that the saved translation of an entry is still right. */
    confirm: (entry: TranslationEntry) => {
      const begun = form.getInitialValues();
      const translations = translationsOf([entry], begun);
      return call(saveMenuTranslations, { body: { language, translations } })
        .then(({ message }) => taken(begun, message))
        .catch(showError);
    },
  };
}

/** Enter leads to the next field, from a text of several lines with Ctrl; not while signs are put together. */
function goOn(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  const isText = field instanceof HTMLTextAreaElement;
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  if (!(field instanceof HTMLInputElement || (isText && event.ctrlKey))) return;
  event.preventDefault();
  const fields = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("input, textarea, button[type=submit]"),
  ];
  fields
    .slice(fields.indexOf(field) + 1)
    .find((next) => !next.hasAttribute("disabled"))
    ?.focus();
}
