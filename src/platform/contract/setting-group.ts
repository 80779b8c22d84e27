import { z } from "zod";
import type { AuditAction, AuditSubject } from "#app/domain/audit/audit-action.ts";
import type { Access } from "./define.ts";
import { editVersion } from "./edit-version.ts";

/** Ways in which a form draws a setting; a screen draws one with `own` by itself. */
type SettingControl =
  | "text"
  | "phone"
  | "email"
  | "lines"
  | "switch"
  | "check"
  | "whole"
  | "percent"
  | "amount"
  | "hour"
  | "own";

/** Translates between the wire and a column that holds the value in another form. */
export interface StoredForm<Value> {
  readonly read: (stored: unknown) => Value;
  readonly write: (value: Value) => unknown;
}

/** One setting. Message keys stay literal types, which those who say them check. */
export interface Setting {
  readonly column: string;
  /** Contract of the values; its refusals are those that a form shows. */
  readonly schema: z.ZodType;
  /** Message key of its name, in the form and, unless `loggedAs` says another one, in the log of changes. */
  readonly label: string;
  readonly loggedAs?: string;
  /** Message key of the line below it. */
  readonly hint?: string;
  readonly control: SettingControl;
  /** Part of the form in which it stands. */
  readonly section?: string;
  readonly isRequired?: true;
  /** True when a text or a switch takes the width of its grid. */
  readonly isWide?: true;
  readonly autoComplete?: string;
  /** Most characters of a text of several lines. */
  readonly longest?: number;
  /** A switch of the same group without which this setting has no effect. */
  readonly needs?: string;
  /** True when the log has words for the values, those of a closed set of the whole product. */
  readonly isWord?: true;
  /** Message keys of the values of a closed set of its own, for the log. */
  readonly values?: Readonly<Record<string, string>>;
  readonly stored?: {
    readonly read: (stored: unknown) => unknown;
    readonly write: (value: never) => unknown;
  };
}

type Settings = Readonly<Record<string, Setting>>;

/** Settings that one form shows and one request saves. */
interface GroupTerms {
  readonly table: "store_settings" | "print_settings";
  /** People who may read and change them. */
  readonly access: Extract<Access, object>;
  /** Events that tell screens of a change. */
  readonly tells: readonly ("menu_changed" | "charging_changed" | "cash_changed" | "reservations_changed")[];
  /** Name of a change in the log. */
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  /** Message key of the answer. */
  readonly saved: string;
  readonly settings: Settings;
}

type Shape<Group extends GroupTerms> = {
  -readonly [Name in keyof Group["settings"]]: Group["settings"][Name]["schema"];
};

export interface SettingGroup extends GroupTerms {
  readonly schema: z.ZodObject;
}

/** Values of a group as the code has them. */
export type SettingValues<Group extends SettingGroup> = z.output<Group["schema"]>;

/**
 * Defines a group of settings: column, contract, form field, words in the log of changes and data export follow from
 * it (docs/decisions/0110).
 */
export function settingGroup<const Group extends GroupTerms>(
  group: Group,
): Group & { readonly schema: z.ZodObject<Shape<Group>> } {
  const shape = Object.fromEntries(
    Object.entries(group.settings).map(([name, { schema }]) => [name, schema]),
  );
  return { ...group, schema: z.object(shape as Shape<Group>) };
}

type ByColumn<Group extends SettingGroup> = {
  -readonly [Name in keyof Group["settings"] as Group["settings"][Name]["column"]]: Group["settings"][Name]["schema"];
};

/** Returns a group's contract by the names of its columns. */
export function columnSchema<Group extends SettingGroup>(group: Group): z.ZodObject<ByColumn<Group>> {
  const settings = Object.values(group.settings);
  const schema: z.ZodObject = z.object(
    Object.fromEntries(settings.map(({ column, schema: own }) => [column, own])),
  );
  return schema as z.ZodObject<ByColumn<Group>>;
}

/**
 * Returns the body of a request that changes settings of a group, with the version that was read before editing: what
 * is left out stays. A request that changes nothing is refused.
 */
export const someSettings = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) =>
  schema
    .partial()
    .extend({ version: editVersion.optional() })
    .refine((changes) => Object.keys(changes).some((name) => name !== "version"));

/** An unknown text is empty on the wire and null in its column. */
export const blankIsNull: StoredForm<string> = {
  read: (stored) => (typeof stored === "string" ? stored : ""),
  write: (text) => text || null,
};

/** A column that holds JSON as the wire has it. */
export const asJson = <Value>(schema: z.ZodType<Value>): StoredForm<Value> => ({
  read: (stored) => schema.parse(stored),
  write: (value) => JSON.stringify(value),
});
