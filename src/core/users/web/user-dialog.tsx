import { type ChangeEvent, useState } from "react";
import type { z } from "zod";
import { PinField } from "#core/approvals/web/pin-field.tsx";
import { type Permission, parseScope } from "#platform/domain/access/permissions.ts";
import { PHONE_MAX } from "#platform/domain/identity/contact.ts";
import { callTo } from "#platform/web/api.ts";
import { formatList } from "#platform/web/format.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { found } from "#platform/web/forms/found.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { addUser, giveUserPin, type User, updateUser, type userFields } from "../contract/users.ts";
import { ScopePicker } from "./scope-picker.tsx";
import { usersQuery, useUsersMutation } from "./users-api.ts";

/** A new person of the staff: how they sign in, who they are, what they may do. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const adding = useUsersMutation(callTo(addUser));
  const [hasEmail, setHasEmail] = useState(true);
  return (
    <FormDialog
      size="wide"
      title={t("users.add_title")}
      submitLabel={t("users.add")}
      schema={addUser.body}
      initialValues={{
        name: "",
        username: "",
        password: "",
        designation: "",
        phone: "",
        email: "",
        userScopes: [],
      }}
      words={(field, code) => {
        if (field === "password" && code === "too_short") return "auth.password.too_short";
        if (field === "username" && code !== "required" && !hasEmail) return "users.short_name_shape";
        return undefined;
      }}
      missing={({ userScopes }) => (userScopes?.length ? null : t("users.scopes_missing"))}
      save={(body, idempotencyKey) => adding.mutateAsync({ body, idempotencyKey })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldGrid disabled={false}>
            <TextField
              label={t("common.name")}
              required
              maxLength={100}
              autoComplete="off"
              data-autofocus
              {...form.getInputProps("name")}
            />
            <DesignationField form={form} />
            <SignInName form={form} hasEmail={hasEmail} onHasEmail={setHasEmail} />
            <PasswordField
              label={t("common.password")}
              description={t("users.password_hint")}
              autoComplete="new-password"
              required
              {...form.getInputProps("password")}
            />
            <PinField label={t("users.first_pin")} {...pinProps(form)} />
            <ContactFields form={form} />
          </FieldGrid>
          <Scopes form={form} kept={[]} />
        </>
      )}
    </FormDialog>
  );
}

interface SignInNameProps {
  form: { getInputProps: (field: "username") => object };
  hasEmail: boolean;
  onHasEmail: (hasEmail: boolean) => void;
}

/** Asks what somebody signs in with: their address, or a name that the restaurant gives them. */
function SignInName({ form, hasEmail, onHasEmail }: SignInNameProps) {
  const t = useT();
  return (
    <Stack gap={8}>
      <SegmentedFilter
        layout="fill"
        isLabelShown
        label={t("users.signs_in_with")}
        value={hasEmail ? "email" : "name"}
        onChange={(value) => onHasEmail(value === "email")}
        options={[
          { value: "email", label: t("users.with_email") },
          { value: "name", label: t("users.with_name") },
        ]}
      />
      <TextField
        label={t(hasEmail ? "common.email_address" : "users.short_name")}
        description={t(hasEmail ? "users.username_hint" : "users.short_name_hint")}
        required
        type={hasEmail ? "email" : "text"}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        {...form.getInputProps("username")}
      />
    </Stack>
  );
}

/** An empty field is no PIN. */
function pinProps(form: FormOf<typeof addUser.body>) {
  const { value, onChange, ...rest } = form.getInputProps("pin");
  return {
    ...rest,
    value: value ?? "",
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onChange(currentTarget.value === "" ? undefined : currentTarget.value),
  };
}

/** Gives a person their first PIN. */
export function GivePinDialog({ user: { username, name }, onClose }: { user: User; onClose: () => void }) {
  const t = useT();
  const giving = useUsersMutation(callTo(giveUserPin));
  return (
    <FormDialog
      size="small"
      title={t("users.give_pin_title", { name })}
      submitLabel={t("users.give_pin")}
      schema={giveUserPin.body}
      initialValues={{ pin: "" }}
      save={(body) => giving.mutateAsync({ params: { username }, body })}
      onClose={onClose}
    >
      {(form) => <PinField label={t("approvals.card.new_pin")} autoFocus {...form.getInputProps("pin")} />}
    </FormDialog>
  );
}

/** Edits a person's data and permissions. What they sign in with stays. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useT();
  const updating = useUsersMutation(callTo(updateUser));
  const scope = parseScope(user.scope);
  return (
    <FormDialog
      size="wide"
      title={t("common.edit_name", { name: user.name })}
      submitLabel={t("common.save")}
      schema={updateUser.body}
      initialValues={valuesOf(user)}
      meanwhile={{
        reload: useReload(usersQuery, (users) => valuesOf(found(users, user.id))),
        fields: {
          name: t("common.name"),
          designation: t("common.job_title"),
          phone: t("common.phone"),
          email: t("users.email"),
          userScopes: {
            label: t("common.permissions"),
            text: (scope: readonly Permission[] | undefined) =>
              formatList((scope ?? []).map((permission) => t(`users.scope.${permission}.name`))),
          },
        },
      }}
      save={(body, idempotencyKey) =>
        updating.mutateAsync({ params: { username: user.username }, body, idempotencyKey })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldGrid disabled={false}>
            <TextField
              label={t("common.name")}
              required
              maxLength={100}
              autoComplete="off"
              data-autofocus
              {...form.getInputProps("name")}
            />
            <DesignationField form={form} />
            <ContactFields form={form} />
            <WideField>
              <TextField label={t("common.email_to_sign_in")} value={user.username} readOnly disabled />
            </WideField>
          </FieldGrid>
          <Scopes form={form} kept={scope} />
        </>
      )}
    </FormDialog>
  );
}

function valuesOf({ name, designation, phone, email, scope, version }: User) {
  return {
    name,
    designation: designation ?? "",
    phone: phone ?? "",
    email: email ?? "",
    userScopes: parseScope(scope),
    version,
  };
}

type PersonForm = FormOf<typeof userFields>;
/** Fields of both forms; the type of each form knows its own fields only. */
type Binder = { getInputProps: (field: "designation" | "phone" | "email") => object };

function DesignationField({ form }: { form: Binder }) {
  const t = useT();
  return (
    <TextField
      label={t("common.job_title")}
      maxLength={60}
      autoComplete="off"
      {...form.getInputProps("designation")}
    />
  );
}

function ContactFields({ form }: { form: Binder }) {
  const t = useT();
  return (
    <>
      <TextField
        label={t("common.phone")}
        type="tel"
        maxLength={PHONE_MAX}
        autoComplete="off"
        {...form.getInputProps("phone")}
      />
      <TextField label={t("users.email")} type="email" autoComplete="off" {...form.getInputProps("email")} />
    </>
  );
}

type ScopeValues = Pick<z.input<typeof userFields>, "userScopes" | "designation">;
interface ScopeForm {
  getValues: () => ScopeValues;
  setFieldValue: PersonForm["setFieldValue"];
  readonly errors: PersonForm["errors"];
}

function Scopes({ form, kept }: { form: ScopeForm; kept: ReturnType<typeof parseScope> }) {
  const { userScopes, designation } = form.getValues();
  return (
    <ScopePicker
      value={userScopes ?? []}
      kept={kept}
      error={form.errors.userScopes}
      onChange={(scope) => form.setFieldValue("userScopes", scope)}
      onPreset={(scope, post) => {
        form.setFieldValue("userScopes", scope);
        if (!designation) form.setFieldValue("designation", post);
      }}
    />
  );
}
