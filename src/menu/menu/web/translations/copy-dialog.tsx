import { useQueryClient } from "@tanstack/react-query";
import { isLanguage, type Language, languageName } from "#platform/domain/text/languages.ts";
import { call } from "#platform/web/api.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { copyMenuTranslations, type MenuTranslations } from "../../contract/menu-translations.ts";
import { menuItemsKey } from "../menu-api.ts";

interface CopyDialogProps {
  language: Language;
  read: MenuTranslations;
  onClose: () => void;
}

/** Fills what is empty with the texts of another language. */
export function CopyDialog({ language, read, onClose }: CopyDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const others = read.progress.map((each) => each.language).filter((each) => each !== language);
  const [first = "en"] = others;
  return (
    <FormDialog
      onClose={onClose}
      title={t("menuItems.translations.copy")}
      schema={copyMenuTranslations.body}
      initialValues={{ language, from: first }}
      submitLabel={t("menuItems.translations.copy_submit")}
      save={async (body, idempotencyKey) => {
        const saved = await call(copyMenuTranslations, { body, idempotencyKey });
        await client.invalidateQueries({ queryKey: menuItemsKey });
        return saved;
      }}
    >
      {(form) => (
        <SelectField
          label={t("menuItems.translations.copy_from")}
          description={t("menuItems.translations.copy_hint")}
          searchable={false}
          options={others.map((each) => ({ value: each, label: languageName(each) }))}
          value={form.getValues().from}
          onChange={(value) => {
            if (isLanguage(value)) form.setFieldValue("from", value);
          }}
        />
      )}
    </FormDialog>
  );
}
