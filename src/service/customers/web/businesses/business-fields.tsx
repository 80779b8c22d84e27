import { useActivities } from "#core/catalogues/web/public.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";

/** A text of a business as a form holds it. */
export interface BusinessText {
  readonly name: string;
  readonly value: string;
  readonly required?: boolean;
  readonly error: string | null;
  /** What looks odd about it, though it can stay. */
  readonly hint?: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onLeave?: () => void;
}

type ActivityFieldProps = Pick<BusinessText, "name" | "value" | "required" | "error"> & {
  /** With its words in the catalogue. */
  readonly onChoose: (code: string, words: string) => void;
};

/** What somebody does for a living (CAT-019). */
export function ActivityField({ value, required = false, onChoose, ...field }: ActivityFieldProps) {
  const t = useT();
  const { descriptionOf, ...activities } = useActivities();
  return (
    <WideField>
      <SelectField
        {...activities}
        {...field}
        label={t("customers.form.activity")}
        required={required}
        emptyOption={required ? undefined : t("customers.form.no_activity")}
        placeholder={t("customers.form.select")}
        value={value || null}
        onChange={(code) => onChoose(code ?? "", descriptionOf(code ?? ""))}
      />
    </WideField>
  );
}

interface BusinessFieldsProps {
  readonly tradeName: BusinessText;
  readonly nit: BusinessText;
  readonly nrc: BusinessText;
  readonly activity: ActivityFieldProps;
  /** In words of their own; left out where those of the catalogue stand. */
  readonly activityWords?: BusinessText;
  /** Null where nobody withholds. */
  readonly withholds: { readonly checked: boolean; readonly onChange: (checked: boolean) => void } | null;
}

/** What only a business with fiscal credit has, beside its name. */
export function BusinessFields(props: BusinessFieldsProps) {
  const t = useT();
  const { tradeName, nit, nrc, activity, activityWords, withholds } = props;
  return (
    <>
      <Text label={t("customers.form.trade_name")} maxLength={150} text={tradeName} />
      <Text label={t("customers.form.nit")} maxLength={20} text={nit} />
      <Text label={t("customers.form.nrc")} maxLength={12} text={nrc} />
      <ActivityField {...activity} />
      {activityWords ? (
        <WideField>
          <Text label={t("customers.form.activity_desc")} maxLength={150} text={activityWords} />
        </WideField>
      ) : null}
      {withholds ? (
        <WideField>
          <CheckField
            name="withholdsVat"
            label={t("customers.form.withholds")}
            description={t("customers.form.withholds_hint")}
            {...withholds}
          />
        </WideField>
      ) : null}
    </>
  );
}

interface TextProps {
  label: string;
  maxLength: number;
  text: BusinessText;
}

function Text({ text: { hint, onType, onLeave, ...text }, ...rest }: TextProps) {
  return (
    <TextField
      {...rest}
      {...text}
      autoComplete="off"
      description={hint}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onLeave}
    />
  );
}
