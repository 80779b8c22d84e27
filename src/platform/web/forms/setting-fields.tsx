import type { UseFormReturnType } from "@mantine/form";
import { Fragment, type ReactNode } from "react";
import type { z } from "zod";
import type { MessageKey } from "#app/words/message-key.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { editVersion } from "../../contract/edit-version.ts";
import type { Setting, SettingGroup, SettingValues } from "../../contract/setting-group.ts";
import {
  type BasisPoints,
  type Cents,
  decimalFromCents,
  percentFromBasisPoints,
} from "../../domain/money/cents.ts";
import { unreachable } from "../../domain/unreachable.ts";
import type { Translate } from "../i18n.ts";
import { formatMinute } from "../language/format-days.ts";
import { formatPercent } from "../language/format-figures.ts";
import { useT } from "../use-t.ts";
import { AmountField } from "./amount-field.tsx";
import { amountProps } from "./amount-props.ts";
import { PercentField, WholeField } from "./decimal-field.tsx";
import type { FieldWords } from "./use-edit-conflict.ts";

/** A setting whose message keys are known. */
type ShownSetting = Setting & { readonly label: MessageKey; readonly hint?: MessageKey };
type ShownGroup = SettingGroup & { readonly settings: Readonly<Record<string, ShownSetting>> };

/** Values of a group as its form has them: numbers may be blank until they are typed. */
type FormValues<Group extends SettingGroup> = {
  [Name in keyof z.input<Group["schema"]>]:
    | z.input<Group["schema"]>[Name]
    | (number extends z.input<Group["schema"]>[Name] ? null : never);
} & { version: string };

type Versioned<Group extends SettingGroup> = SettingValues<Group> & { readonly version: string };

/** Returns the contract of a group's form. */
export const settingSchema = <Group extends SettingGroup>(
  group: Group,
): z.ZodType<Versioned<Group>, FormValues<Group>> => group.schema.extend({ version: editVersion }) as never;

/** Returns the form's values out of an answer that holds those of the group. */
export function settingFormValues<Group extends SettingGroup>(
  group: Group,
  saved: Versioned<Group>,
): FormValues<Group> {
  const values = Object.entries(group.settings).map(([name, { control }]) => {
    const value: unknown = saved[name];
    if (control === "amount") return [name, decimalFromCents(value as Cents)] as const;
    return [name, control === "percent" ? percentFromBasisPoints(value as BasisPoints) : value] as const;
  });
  return { ...Object.fromEntries(values), version: saved.version } as FormValues<Group>;
}

/** Returns the names of a group's settings for `meanwhile`, with the way that a value is written. */
export function settingFieldWords<Group extends ShownGroup>(
  group: Group,
  t: Translate,
): Record<keyof Group["settings"], FieldWords<unknown>> {
  const words = Object.entries(group.settings).map(
    ([name, { label, control }]): [string, FieldWords<unknown>] => {
      if (control === "hour")
        return [name, { label: t(label), text: (hour) => formatMinute(Number(hour) * 60) }];
      if (control === "percent")
        return [name, { label: t(label), text: (percent) => formatPercent(Number(percent)) }];
      return [name, t(label)];
    },
  );
  return Object.fromEntries(words) as Record<keyof Group["settings"], FieldWords<unknown>>;
}

interface SettingFieldsProps<Group extends ShownGroup> {
  group: Group;
  form: UseFormReturnType<Record<string, unknown>>;
  /** Shows the settings of this part alone. */
  section?: string;
  /** For amounts. */
  currency?: string;
  /** The amount that has the focus when the dialog around it opens. */
  autoFocus?: keyof Group["settings"];
  /** Fields that the screen draws itself, by the setting that each stands for. */
  own?: { readonly [Name in keyof Group["settings"]]?: ReactNode };
}

/** The fields of a group of settings in their order, drawn as each of them says. */
export function SettingFields<Group extends ShownGroup>({
  group,
  form,
  section,
  currency = "",
  autoFocus,
  own = {},
}: SettingFieldsProps<Group>) {
  return Object.entries<ShownSetting>(group.settings)
    .filter(([, setting]) => section === undefined || setting.section === section)
    .map(([name, setting]) => {
      const field = own[name] ?? (
        <SettingField
          name={name}
          setting={setting}
          form={form}
          currency={currency}
          autoFocus={name === autoFocus}
        />
      );
      return setting.isWide ? (
        <WideField key={name}>{field}</WideField>
      ) : (
        <Fragment key={name}>{field}</Fragment>
      );
    });
}

interface SettingFieldProps {
  name: string;
  setting: ShownSetting;
  form: UseFormReturnType<Record<string, unknown>>;
  currency: string;
  autoFocus: boolean;
}

function SettingField({ name, setting, form, currency, autoFocus }: SettingFieldProps) {
  const t = useT();
  const { control, hint, needs, isRequired: required = false } = setting;
  const input = form.getInputProps(name);
  const { [name]: value, [needs ?? ""]: needed } = form.getValues();
  const disabled = needs !== undefined && !needed;
  const shown = { label: t(setting.label), ...(hint && { description: t(hint) }) };
  switch (control) {
    case "text":
      return <TextField {...shown} required={required} autoComplete={setting.autoComplete} {...input} />;
    case "phone":
      return <TextField {...shown} type="tel" autoComplete="tel" {...input} />;
    case "email":
      return <TextField {...shown} type="email" autoComplete="email" {...input} />;
    case "lines":
      return (
        <TextAreaField
          {...shown}
          {...(setting.longest && { maxLength: setting.longest })}
          {...input}
          value={String(value)}
        />
      );
    case "switch":
    case "check":
      return (
        <CheckField
          {...shown}
          look={control === "switch" ? "switch" : "box"}
          disabled={disabled}
          checked={value === true}
          onChange={input.onChange}
        />
      );
    case "whole":
      return <WholeField {...shown} required={required} {...input} />;
    case "percent":
      return <PercentField {...shown} required={required} {...input} />;
    case "amount":
      return <AmountField {...shown} autoFocus={autoFocus} currency={currency} {...amountProps(input)} />;
    case "hour":
      return (
        <SelectField
          {...shown}
          searchable={false}
          disabled={disabled}
          options={hours()}
          value={String(value)}
          onChange={(hour) => input.onChange(Number(hour ?? value))}
          error={input.error}
        />
      );
    case "own":
      return null;
    default:
      return unreachable(control);
  }
}

/** The hours of a day, as a clock in the language on screen shows them. */
const hours = () =>
  Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: formatMinute(hour * 60) }));
