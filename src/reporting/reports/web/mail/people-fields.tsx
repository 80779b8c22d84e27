import type { ResponseOf } from "#platform/contract/define.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import type { readReportMail } from "../../contract/report-mail.ts";
import classes from "./mail.module.css";

type Mail = ResponseOf<typeof readReportMail>;

export interface PeopleFieldsProps {
  readers: Mail["readers"];
  /** Ids of those who are mailed. */
  value: readonly number[];
  onChange: (people: number[]) => void;
}

/** The people who may see reports, each to be ticked. */
export function PeopleFields({ readers, value, onChange }: PeopleFieldsProps) {
  const t = useT();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("reports.mail.people")}</legend>
      {readers.length === 0 ? <p className={classes.about}>{t("reports.mail.nobody_to_choose")}</p> : null}
      {readers.map(({ id, name, email }) => (
        <CheckField
          key={id}
          label={name}
          description={email}
          checked={value.includes(id)}
          onChange={(checked) => onChange(checked ? [...value, id] : value.filter((other) => other !== id))}
        />
      ))}
    </fieldset>
  );
}
