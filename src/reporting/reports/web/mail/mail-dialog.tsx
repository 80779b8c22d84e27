import { IconPlus, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { isLanguage, languageName, languages } from "#platform/domain/text/languages.ts";
import { formatDate, formatDetails, formatList } from "#platform/web/format.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { currentLanguage } from "#platform/web/i18n.ts";
import { formatHour } from "#platform/web/language/format-days.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import {
  MAX_ADDRESSES,
  type ReportMailLeft,
  type readReportMail,
  setReportMail,
} from "../../contract/report-mail.ts";
import classes from "./mail.module.css";
import { reportMailQuery, useSetReportMail } from "./report-mail-api.ts";

type Mail = ResponseOf<typeof readReportMail>;

/** In the language on screen, which changes. */
const hours = () =>
  Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: formatHour(hour) }));

/** Chooses the recipients of the daily mail, and the hour from which closing the cash closes the day. */
export function MailDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const mail = useQuery({ ...reportMailQuery, staleTime: 0 });
  if (mail.data && mail.isFetchedAfterMount) return <MailForm mail={mail.data} onClose={onClose} />;
  return (
    <AppDialog opened size="small" title={t("reports.mail.title")} onClose={onClose}>
      <QueryPending query={mail} count={4} shape="fields" />
    </AppDialog>
  );
}

const valuesOf = ({ closing_hour, people, addresses, version }: Mail) => ({
  closing_hour,
  people,
  addresses,
  version,
});

function MailForm({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const t = useT();
  const setting = useSetReportMail();
  const nameOf = (id: number) => mail.readers.find((reader) => reader.id === id)?.name ?? "";
  const fields = {
    closing_hour: { label: t("reports.mail.closing_hour"), text: formatHour },
    people: {
      label: t("reports.mail.people"),
      text: (ids: readonly number[]) => formatList(ids.map(nameOf)),
    },
    addresses: {
      label: t("reports.mail.addresses"),
      text: (rows: readonly { readonly email: string }[]) => formatList(rows.map(({ email }) => email)),
    },
  };
  return (
    <FormDialog
      title={t("reports.mail.title")}
      submitLabel={t("common.save")}
      schema={setReportMail.body}
      initialValues={valuesOf(mail)}
      meanwhile={{
        reload: useReload(reportMailQuery, valuesOf),
        fields,
      }}
      save={(body, id) => setting.mutateAsync({ body, id })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Muted size="sm">{t("reports.mail.about")}</Muted>
          <PeopleFields
            readers={mail.readers}
            value={form.getValues().people}
            onChange={(people) => form.setFieldValue("people", people)}
          />
          <AddressFields form={form} />
          <LeftPeople left={mail.left} />
          <SelectField
            label={t("reports.mail.closing_hour")}
            description={t("reports.mail.closing_hint")}
            searchable={false}
            options={hours()}
            value={String(form.getValues().closing_hour)}
            onChange={(hour) => form.setFieldValue("closing_hour", Number(hour ?? mail.closing_hour))}
          />
        </>
      )}
    </FormDialog>
  );
}

const options = languages.map((value) => ({ value, label: languageName(value) }));

/** Addresses of outsiders, each with the language of its mails. */
function AddressFields({ form }: { form: FormOf<typeof setReportMail.body> }) {
  const t = useT();
  const { addresses } = form.getValues();
  return (
    <Stack as="fieldset" gap={12}>
      <Text as="legend" below={8} weight={600}>
        {t("reports.mail.addresses")}
      </Text>
      {addresses.map(({ email, language }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address is what is being typed
        <div key={place} className={classes.address}>
          <TextField
            className={classes.email}
            label={t("common.email_address")}
            type="email"
            autoComplete="off"
            {...form.getInputProps(`addresses.${place}.email`)}
          />
          <SelectField
            label={t("common.language")}
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
          disabled={addresses.length >= MAX_ADDRESSES}
          onClick={() => form.insertListItem("addresses", { email: "", language: currentLanguage() })}
        >
          {t("reports.mail.add")}
        </Button>
      </div>
    </Stack>
  );
}

/** People who left the mail by its link, with the day; empty while there are none. */
function LeftPeople({ left }: { left: readonly ReportMailLeft[] }) {
  const t = useT();
  if (left.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-label={t("reports.mail.left")}>
      <Text below={8} weight={600}>
        {t("reports.mail.left")}
      </Text>
      <ul className={classes.left}>
        {left.map(({ name, address, left_at }) => (
          <li key={`${name} ${address} ${left_at}`}>
            <span>{formatDetails([name, address])}</span>
            <Muted as="span" size="sm">
              {t("reports.mail.left_on", { day: formatDate(left_at) })}
            </Muted>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface PeopleFieldsProps {
  readers: Mail["readers"];
  /** Ids of the chosen people. */
  value: readonly number[];
  onChange: (people: number[]) => void;
}

/** Checkboxes for the people who may see reports. */
function PeopleFields({ readers, value, onChange }: PeopleFieldsProps) {
  const t = useT();
  return (
    <Stack as="fieldset" gap={12}>
      <Text as="legend" below={8} weight={600}>
        {t("reports.mail.people")}
      </Text>
      {readers.length === 0 ? <Muted size="sm">{t("reports.mail.nobody_to_choose")}</Muted> : null}
      {readers.map(({ id, name, email }) => (
        <CheckField
          key={id}
          label={name}
          description={email}
          checked={value.includes(id)}
          onChange={(checked) => onChange(checked ? [...value, id] : value.filter((other) => other !== id))}
        />
      ))}
    </Stack>
  );
}
