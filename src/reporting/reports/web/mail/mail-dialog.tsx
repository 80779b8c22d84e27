import { useQuery, useQueryClient } from "@tanstack/react-query";
import { hourText } from "#app/words/report-row-text.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { type readReportMail, setReportMail } from "../../contract/report-mail.ts";
import { AddressFields } from "./address-fields.tsx";
import { LeftPeople } from "./left-people.tsx";
import classes from "./mail.module.css";
import { PeopleFields } from "./people-fields.tsx";
import { reportMailQuery, useSetReportMail } from "./report-mail-api.ts";

type Mail = ResponseOf<typeof readReportMail>;

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));

/** Who is mailed what the day came to, and from which hour closing the cash closes the day. */
export function MailDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const mail = useQuery({ ...reportMailQuery, staleTime: 0 });
  if (mail.data && mail.isFetchedAfterMount) return <MailForm mail={mail.data} onClose={onClose} />;
  return (
    <AppDialog opened size="small" title={t("reports.mail.title")} onClose={onClose}>
      {mail.isError ? (
        <FailureState
          reason={errorText(mail.error)}
          onRetry={() => void mail.refetch()}
          busy={mail.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={4} />
      )}
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
  const client = useQueryClient();
  const setting = useSetReportMail();
  const nameOf = (id: number) => mail.readers.find((reader) => reader.id === id)?.name ?? "";
  const fields = {
    closing_hour: { label: t("reports.mail.closing_hour"), text: hourText },
    people: {
      label: t("reports.mail.people"),
      text: (ids: readonly number[]) => ids.map(nameOf).join(", "),
    },
    addresses: {
      label: t("reports.mail.addresses"),
      text: (rows: readonly { readonly email: string }[]) => rows.map(({ email }) => email).join(", "),
    },
  };
  return (
    <FormDialog
      title={t("reports.mail.title")}
      submitLabel={t("reports.mail.save")}
      schema={setReportMail.body}
      initialValues={valuesOf(mail)}
      meanwhile={{
        readAnew: async () => valuesOf(await client.fetchQuery({ ...reportMailQuery, staleTime: 0 })),
        fields,
      }}
      save={(body, id) => setting.mutateAsync({ body, id })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className={classes.about}>{t("reports.mail.about")}</p>
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
            options={hours}
            value={String(form.getValues().closing_hour)}
            onChange={(hour) => form.setFieldValue("closing_hour", Number(hour ?? mail.closing_hour))}
          />
        </>
      )}
    </FormDialog>
  );
}
