import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { SetupStrip } from "#operator/setup/web/public.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { callTo } from "#platform/web/api.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { TableSkeleton } from "#ui/feedback/table-skeleton.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Box, Muted, Stack, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { DevicePicture } from "#ui/pictures/device-picture.tsx";
import { signOutUser, type User, type UserDevice, updateUserPassword } from "../contract/users.ts";
import type { UserDialogKind } from "./use-user-menu.tsx";
import { UserDetailsDialog } from "./user-details-dialog.tsx";
import { AddUserDialog, EditUserDialog, GivePinDialog } from "./user-dialog.tsx";
import classes from "./users.module.css";
import { usersQuery, useUsersMutation } from "./users-api.ts";
import { UsersTable } from "./users-table.tsx";

const states = ["all", "active", "inactive"] as const;
type State = (typeof states)[number];

/** /dashboard/users: the people of the restaurant. */
export function UsersScreen() {
  const t = useT();
  const [isAdding, setIsAdding] = useState(false);
  const { data: users, error, refetch, isFetching } = useQuery(usersQuery);
  return (
    <>
      <SetupStrip />
      <PageHeader
        title={t("screens.users")}
        meta={t("users.intro")}
        action={
          <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
            {t("users.add")}
          </Button>
        }
      />
      {users ? (
        <People users={users} />
      ) : error ? (
        <QueryFailure query={{ error, refetch, isFetching }} fallback="users.load_failed" />
      ) : (
        <TableSkeleton label={t("ui.loading")} columns={5} rows={6} />
      )}
      {isAdding ? <AddUserDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}

function People({ users }: { users: readonly User[] }) {
  const t = useT();
  const [words, setWords] = useState("");
  const [state, setState] = useState<State>("all");
  const [opened, setOpened] = useState<{ readonly kind: UserDialogKind; readonly id: User["id"] } | null>(
    null,
  );
  const ofState = (shown: State) => users.filter((user) => fits(user, shown));
  const found = ofState(state).filter((user) => isFound(user, words));
  const close = () => setOpened(null);
  const open = (kind: UserDialogKind, { id }: User) => setOpened({ kind, id });
  const person = users.find(({ id }) => id === opened?.id);
  return (
    <>
      <div className={classes.filters}>
        <SearchField label={t("users.search")} value={words} onChange={setWords} />
        <SegmentedFilter
          label={t("common.status")}
          options={states.map((value) => ({
            value,
            label: t(`users.filter_${value}`),
            count: ofState(value).length,
          }))}
          value={state}
          onChange={setState}
        />
      </div>
      <UsersTable users={found} onOpen={open} />
      {users.length === 1 ? (
        <p className={classes.onlyYou}>
          <strong>{t("users.only_you")}</strong> {t("users.only_you_hint")}
        </p>
      ) : null}
      {opened && person
        ? dialogs[opened.kind]({ user: person, onEdit: () => open("edit", person), onClose: close })
        : null}
    </>
  );
}

interface UserDialogProps {
  user: User;
  onEdit: () => void;
  onClose: () => void;
}

const dialogs: Record<UserDialogKind, (props: UserDialogProps) => ReactNode> = {
  details: (props) => <UserDetailsDialog {...props} />,
  edit: ({ user, onClose }) => <EditUserDialog user={user} onClose={onClose} />,
  password: ({ user, onClose }) => <PasswordDialog user={user} onClose={onClose} />,
  devices: ({ user, onClose }) => <UserDevicesDialog user={user} onClose={onClose} />,
  pin: ({ user, onClose }) => <GivePinDialog user={user} onClose={onClose} />,
};

function fits(user: User, state: State): boolean {
  return state === "all" || user.is_active === (state === "active");
}

function isFound({ name, username, designation }: User, words: string): boolean {
  const text = searchText([name, username, designation ?? ""].join(" "));
  return searchText(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

interface PasswordDialogProps {
  user: { readonly username: string; readonly name: string };
  onClose: () => void;
}

/** Sets a new password for a person, which signs them out everywhere. */
function PasswordDialog({ user: { username, name }, onClose }: PasswordDialogProps) {
  const t = useT();
  const resetting = useUsersMutation(callTo(updateUserPassword));
  return (
    <FormDialog
      title={t("users.reset_title", { name })}
      submitLabel={t("common.save_password")}
      schema={updateUserPassword.body}
      initialValues={{ password: "" }}
      words={(_field, code) => (code === "too_short" ? "auth.password.too_short" : undefined)}
      save={(body) => resetting.mutateAsync({ params: { username }, body })}
      onClose={onClose}
    >
      {(form) => (
        <PasswordField
          label={t("common.password")}
          description={t("users.reset_hint")}
          autoComplete="new-password"
          required
          data-autofocus
          {...form.getInputProps("password")}
        />
      )}
    </FormDialog>
  );
}

interface UserDevicesDialogProps {
  user: User;
  onClose: () => void;
}

/** Lists the devices of a person; each can be signed out, except this one. */
function UserDevicesDialog({ user, onClose }: UserDevicesDialogProps) {
  const t = useT();
  return (
    <AppDialog opened onClose={onClose} title={t("users.devices_title", { name: user.name })}>
      {user.devices.length === 0 ? (
        <EmptyState picture={<DevicePicture />} message={t("users.devices_none")} size="small" />
      ) : (
        <Stack as="ul" gap={12}>
          {user.devices.map((device) => (
            <Device key={device.device_id} username={user.username} device={device} />
          ))}
        </Stack>
      )}
    </AppDialog>
  );
}

function Device({ username, device }: { username: string; device: UserDevice }) {
  const t = useT();
  const signingOut = useUsersMutation(callTo(signOutUser));
  const signOut = () =>
    signingOut.mutate(
      { params: { username }, body: { device_id: device.device_id } },
      { onSuccess: ({ message }) => void toastSuccess(message), onError: showError },
    );
  return (
    <li className={classes.device}>
      <Box room="shrink">
        <Text size="md" weight={650} lines="anywhere">
          {device.device_name}{" "}
          {device.isMyDevice ? <StatusBadge tone="brand" label={t("profile.devices.mine")} /> : null}
        </Text>
        {device.shared_till === null ? null : (
          <Muted size="sm" lines="anywhere">
            {t("users.device_shared", { title: device.shared_till })}
          </Muted>
        )}
        <Muted size="sm" lines="anywhere">
          {t("users.device_since", {
            address: device.device_ip,
            since: formatDateTime(device.created_at),
            when: formatDateTime(device.last_seen_at),
          })}
        </Muted>
      </Box>
      {device.isMyDevice ? null : (
        <Button
          variant="default"
          aria-label={t("users.sign_out_named", { device: device.device_name })}
          busy={signingOut.isPending}
          onClick={signOut}
        >
          {t("common.sign_out")}
        </Button>
      )}
    </li>
  );
}
