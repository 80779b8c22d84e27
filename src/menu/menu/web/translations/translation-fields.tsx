import { IconCheck } from "@tabler/icons-react";
import { directionOf, type Language, languageName } from "#platform/domain/text/languages.ts";
import { factsText } from "#platform/web/facts-text.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted, Row, Stack, Text } from "#ui/layout/layout.tsx";
import type { TranslationEntry } from "./translation-entries.ts";
import classes from "./translations.module.css";

interface TranslationFieldsProps {
  entry: TranslationEntry;
  /** Language of the fields, and that in which the menu is written. */
  language: Language;
  written: Language;
  propsOf: (field: string) => { value: string; onChange: (event: never) => void };
  /** Says that the translation is still right. */
  onConfirm: () => void;
}

/** A part of the menu beside its translation, each in its own language and direction. */
export function TranslationFields({ entry, language, written, propsOf, onConfirm }: TranslationFieldsProps) {
  const t = useT();
  const { kind, part, state, titleField, textField } = entry;
  const own = { lang: written, dir: directionOf(written) };
  const other = { lang: language, dir: directionOf(language), autoComplete: "off", spellCheck: true };
  const wasText = factsText([
    part.original_title !== part.title && part.original_title,
    part.original_description !== part.description && part.original_description,
  ]);
  return (
    <div className={classes.entry} data-state={state}>
      <Stack gap={4}>
        <Row gap={8} wrap>
          <Muted size="sm">{t(`menuItems.translations.part_${kind}`)}</Muted>
          {state === "done" ? null : (
            <StatusBadge tone={state === "missing" ? "grey" : "amber"} label={stateText(entry, t)} />
          )}
        </Row>
        <Text as="p" weight={600} {...own}>
          {part.title}
        </Text>
        {part.description === null ? null : (
          <Muted as="p" {...own}>
            {part.description}
          </Muted>
        )}
        {state === "changed" && wasText !== "" ? (
          <Muted as="p" size="sm">
            {t("menuItems.translations.was", { text: wasText })}
          </Muted>
        ) : null}
      </Stack>
      <Stack gap={8}>
        <TextField
          label={t("common.labelled", { label: languageName(language), value: part.title })}
          maxLength={200}
          {...other}
          {...propsOf(titleField)}
        />
        {part.description === null ? null : (
          <TextAreaField
            label={t("menuItems.translations.file.translated_text")}
            rows={2}
            maxLength={500}
            {...other}
            {...propsOf(textField)}
          />
        )}
        {state === "changed" || state === "copied" ? (
          <Row>
            <Button variant="light" icon={<IconCheck size={20} aria-hidden="true" />} onClick={onConfirm}>
              {t("menuItems.translations.still_right")}
            </Button>
          </Row>
        ) : null}
      </Stack>
    </div>
  );
}

function stateText({ state, part }: TranslationEntry, t: Translate): string {
  if (state !== "copied")
    return t(state === "changed" ? "menuItems.translations.changed" : "menuItems.translations.missing");
  const language = part.copied_from === null ? "" : languageName(part.copied_from);
  return t("menuItems.translations.copied", { language });
}
