import { useActivities } from "#core/catalogues/web/public.ts";
import { WITHHELD_FROM_CENTS } from "#platform/domain/money/sane-amounts.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";

/** A text field of a business. */
export interface BusinessText {
  readonly name: string;
  readonly value: string;
  readonly required?: boolean;
  readonly error: string | null;
  /** Hint about odd text that may still be saved. */
  readonly hint?: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onLeave?: () => void;
}

type ActivityFieldProps = Pick<BusinessText, "name" | "value" | "required" | "error"> & {
  /** Called with the code and its catalogue text. */
  readonly onChoose: (code: string, words: string) => void;
};

/** Field for the economic activity (CAT-019). */
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
  /** Description in their own words; left out when the catalogue's is used. */
  readonly activityWords?: BusinessText;
  /** Null where nobody withholds. */
  readonly withholds: { readonly checked: boolean; readonly onChange: (checked: boolean) => void } | null;
}

/** Fields of a business with fiscal credit, besides its name. */
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
            description={t("customers.form.withholds_hint", {
              amount: formatAmount(WITHHELD_FROM_CENTS, "USD"),
            })}
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
