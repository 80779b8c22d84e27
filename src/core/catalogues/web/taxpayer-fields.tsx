import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import {
  chooseActivity,
  choosePlace,
  type TaxpayerChanges,
  type TaxpayerField,
  taxpayerLengths,
} from "#platform/domain/identity/taxpayer.ts";
import { WITHHELD_FROM_CENTS } from "#platform/domain/money/sane-amounts.ts";
import { formatAmount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { IdentityField } from "./identity-field.tsx";
import {
  useActivities,
  useDepartments,
  useDistricts,
  useDocumentTypes,
  useMunicipalities,
} from "./use-catalogue-options.ts";

interface TaxpayerFieldProps {
  /** On the wire, where a refusal of the server finds the field. */
  readonly name?: string;
  readonly value: string;
  readonly error?: string | null;
  readonly description?: string | undefined;
  readonly onBlur?: () => void;
}

/** A person or company of tax documents in a form, whatever the form calls their fields. */
export interface TaxpayerForm {
  readonly props: (field: TaxpayerField) => TaxpayerFieldProps;
  /** The screen marks these fields. */
  readonly isRequired: (field: TaxpayerField) => boolean;
  readonly set: (changes: TaxpayerChanges) => void;
}

/** Names that a form has for its fields. */
export type TaxpayerNames<Name extends string> = { readonly [Field in TaxpayerField]?: Name };

/** Renames changes to the names of a form. */
export function namedChanges<Name extends string>(names: TaxpayerNames<Name>, changes: TaxpayerChanges) {
  const entries = Object.entries(changes).map(([field, text]) => [names[field as TaxpayerField], text]);
  return Object.fromEntries(entries.filter(([name]) => name !== undefined)) as Partial<Record<Name, string>>;
}

/** A form of @mantine/form, as far as texts of any path are read and set. */
interface PathForm {
  getInputProps: (path: never) => { value?: unknown };
  setFieldValue: (path: never, value: never) => void;
}

/** The taxpayer in a form of a contract; `names` are the paths of their fields. */
export function taxpayerIn(
  form: PathForm,
  names: TaxpayerNames<string>,
  isRequired: TaxpayerForm["isRequired"],
): TaxpayerForm {
  const pathOf = (field: TaxpayerField) => names[field] as never;
  return {
    props: (field) => {
      const { onChange: _, ...props } = form.getInputProps(pathOf(field)) as { onChange?: unknown };
      const { value } = props as { value?: unknown };
      return { ...props, name: names[field] ?? field, value: String(value ?? "") };
    },
    isRequired,
    set: (changes) => {
      for (const [path, text] of Object.entries(namedChanges(names, changes)))
        form.setFieldValue(path as never, text as never);
    },
  };
}

const labels: Readonly<Record<TaxpayerField, Parameters<Translate>[0]>> = {
  name: "common.name",
  tradeName: "common.trade_name",
  documentType: "common.document_type",
  documentNumber: "common.document_number",
  nit: "common.nit",
  nrc: "common.nrc",
  activity: "common.economic_activity",
  activityWords: "customers.form.activity_desc",
  department: "customers.form.department",
  municipality: "customers.form.municipality",
  district: "customers.form.district",
  complement: "common.address",
  email: "common.email",
  phone: "common.phone",
};

const looks: Partial<Record<TaxpayerField, { type?: "email"; inputMode?: "numeric" | "tel" }>> = {
  nit: { inputMode: "numeric" },
  nrc: { inputMode: "numeric" },
  email: { type: "email" },
  phone: { inputMode: "tel" },
};

interface TaxpayerTextProps {
  form: TaxpayerForm;
  field: TaxpayerField;
  /** Kind of the document of a number, where the form has none yet. */
  usualKind?: string | undefined;
  /** Default: the usual words for the field. */
  label?: string;
  description?: string;
  autoFocus?: boolean;
  /** Replaces the plain change of the field. */
  onType?: (typed: string) => void;
}

/** One text of a taxpayer; a number that is hardly theirs is told when it is left. */
export function TaxpayerText(props: TaxpayerTextProps) {
  const { form, field, usualKind, label, description, autoFocus, onType } = props;
  const t = useT();
  const given = form.props(field);
  return (
    <IdentityField
      kind={kindOf(form, field) || usualKind || null}
      {...looks[field]}
      label={label ?? t(labels[field])}
      required={form.isRequired(field)}
      maxLength={taxpayerLengths[field]}
      autoComplete="off"
      data-autofocus={autoFocus || undefined}
      {...given}
      description={given.description ?? description}
      onChange={({ currentTarget: { value } }) => (onType ? onType(value) : form.set({ [field]: value }))}
    />
  );
}

/** Returns the kind of number that a field is for; null for other texts and before a kind is chosen. */
function kindOf(form: TaxpayerForm, field: TaxpayerField): string | null {
  if (field === "nit") return identityDocuments.nit;
  if (field === "nrc") return "nrc";
  return field === "documentNumber" ? form.props("documentType").value || null : null;
}

/** Identity document: its kind and its number. Without `usualKind` there may be none. */
export function DocumentFields({ form, usualKind }: { form: TaxpayerForm; usualKind?: string }) {
  const t = useT();
  const isRequired = form.isRequired("documentType");
  const { value, ...props } = form.props("documentType");
  return (
    <>
      <SelectField
        {...useDocumentTypes()}
        {...props}
        required={isRequired}
        label={t(labels.documentType)}
        emptyOption={isRequired || usualKind ? undefined : t("customers.form.no_document")}
        placeholder={t("customers.form.select")}
        value={value || usualKind || null}
        onChange={(code) =>
          // The number is set too: its refusal was one for the kind before.
          form.set({ documentType: code ?? "", documentNumber: form.props("documentNumber").value })
        }
      />
      <TaxpayerText form={form} field="documentNumber" usualKind={usualKind} />
    </>
  );
}

/** Economic activity (CAT-019); its words follow the catalogue unless somebody typed others. */
export function ActivityFields({ form, ownWords = false }: { form: TaxpayerForm; ownWords?: boolean }) {
  const t = useT();
  const { descriptionOf, ...activities } = useActivities();
  const isRequired = form.isRequired("activity");
  const { value, ...props } = form.props("activity");
  const choose = (code: string) =>
    form.set(
      chooseActivity(code, {
        typed: ownWords ? form.props("activityWords").value : "",
        official: descriptionOf(code),
        officialBefore: descriptionOf(value),
      }),
    );
  return (
    <>
      <WideField>
        <SelectField
          {...activities}
          {...props}
          required={isRequired}
          label={t(labels.activity)}
          emptyOption={isRequired ? undefined : t("customers.form.no_activity")}
          placeholder={t("customers.form.select")}
          value={value || null}
          onChange={(code) => choose(code ?? "")}
        />
      </WideField>
      {ownWords ? (
        <WideField>
          <TaxpayerText form={form} field="activityWords" />
        </WideField>
      ) : null}
    </>
  );
}

interface WithholdingProps {
  checked: boolean;
  onChange: (withholds: boolean) => void;
}

/** Marks an agent of withholding, who keeps back 1 % of IVA (guide §13). */
export function WithholdingField(props: WithholdingProps) {
  const t = useT();
  return (
    <WideField>
      <CheckField
        name="withholdsVat"
        label={t("common.withholds_iva")}
        description={t("customers.form.withholds_hint", { amount: formatAmount(WITHHELD_FROM_CENTS, "USD") })}
        {...props}
      />
    </WideField>
  );
}

/** Address: a department, one of its municipalities, one of its districts, and the rest in words. */
export function AddressFields({ form, wordsLabel }: { form: TaxpayerForm; wordsLabel?: string }) {
  const t = useT();
  const [department, municipality] = [form.props("department").value, form.props("municipality").value];
  const place = (field: "department" | "municipality" | "district", first: string | null) => {
    const { value, ...props } = form.props(field);
    return {
      ...props,
      required: form.isRequired(field),
      label: t(labels[field]),
      value: value || null,
      placeholder: first ?? t("customers.form.select"),
      disabled: first !== null,
      onChange: (code: string | null) => form.set(choosePlace(field, code ?? "", value)),
    };
  };
  return (
    <>
      <SelectField {...useDepartments()} {...place("department", null)} />
      <SelectField
        {...useMunicipalities(department)}
        {...place("municipality", department === "" ? t("customers.form.department_first") : null)}
      />
      <SelectField
        {...useDistricts(department, municipality)}
        {...place("district", municipality === "" ? t("customers.form.municipality_first") : null)}
      />
      <WideField>
        <TaxpayerText form={form} field="complement" {...(wordsLabel ? { label: wordsLabel } : {})} />
      </WideField>
    </>
  );
}
