import { IconPlus, IconX } from "@tabler/icons-react";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import { currentLanguage } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { isLanguage, languageNames, languages } from "#platform/words/languages.ts";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { MOST_ADDRESSES, type setReportMail } from "../../contract/report-mail.ts";
import classes from "./mail.module.css";

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** Addresses of people who are none of the restaurant's, each with the language it is written to in. */
export function AddressFields({ form }: { form: FormOf<typeof setReportMail.body> }) {
  const t = useT();
  const { addresses } = form.getValues();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("reports.mail.addresses")}</legend>
      {addresses.map(({ email, language }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address is what is being typed
        <div key={place} className={classes.address}>
          <TextField
            className={classes.email}
            label={t("reports.mail.address")}
            type="email"
            autoComplete="off"
            {...form.getInputProps(`addresses.${place}.email`)}
          />
          <SelectField
            label={t("reports.mail.language")}
            searchable={false}
            options={options}
            value={language}
            onChange={(value) =>
              form.setFieldValue(`addresses.${place}.language`, isLanguage(value) ? value : language)
            }
          />
          <IconButton
            label={t("reports.mail.remove", { address: email })}
            icon={<IconX size={20} />}
            onClick={() => form.removeListItem("addresses", place)}
          />
        </div>
      ))}
      <div>
        <Button
          variant="default"
          icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          disabled={addresses.length >= MOST_ADDRESSES}
          onClick={() => form.insertListItem("addresses", { email: "", language: currentLanguage() })}
        >
          {t("reports.mail.add")}
        </Button>
      </div>
    </fieldset>
  );
}
