import { parseScope } from "#platform/domain/access/permissions.ts";
import { presetsOf } from "#platform/domain/access/scope-presets.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { Initials } from "#platform/web/frame/initials.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Muted, Row, Span } from "#ui/layout/layout.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import type { User } from "../contract/users.ts";
import { type UserDialogKind, useUserMenu } from "./use-user-menu.tsx";
import classes from "./users.module.css";

interface UsersTableProps {
  users: readonly User[];
  onOpen: (kind: UserDialogKind, user: User) => void;
}

/** The people: who, their post, whether they may come in and were here; what each may do is in the details. */
export function UsersTable({ users, onOpen }: UsersTableProps) {
  const t = useT();
  const actions = useUserMenu(onOpen);
  return (
    <DataTable
      caption={t("screens.users")}
      columns={useColumns()}
      rows={users}
      rowKey={({ id }) => String(id)}
      state={{ status: "ready" }}
      empty={<EmptyState picture={<SearchPicture />} message={t("users.nobody_found")} />}
      onOpenRow={(user) => onOpen("details", user)}
      rowActions={actions}
      rowActionsLabel={({ name }) => t("common.more_actions_for_name", { name })}
    />
  );
}

function useColumns(): Column<User>[] {
  const t = useT();
  const me = useUser()?.user_id;
  return [
    {
      key: "name",
      header: t("common.name"),
      role: "primary",
      cell: (user) => (
        <span className={classes.who} data-off={!user.is_active || undefined}>
          {user.photo ? (
            <img className={classes.photo} src={user.photo} alt="" width={36} height={36} />
          ) : (
            <Initials name={user.name} size="small" />
          )}
          <span>
            <Span weight={600}>{user.name}</Span>
            {user.id === me ? <Muted as="span"> · {t("users.you")}</Muted> : null}
          </span>
        </span>
      ),
    },
    { key: "post", header: t("common.permissions"), role: "secondary", cell: (user) => postText(user, t) },
    {
      key: "username",
      header: t("users.signs_in_with"),
      role: "hidden",
      from: 800,
      cell: ({ username }) => <Span lines="anywhere">{username}</Span>,
    },
    {
      key: "seen",
      header: t("users.seen"),
      role: "hidden",
      from: 1080,
      cell: (user) => seenText(user, t),
    },
    {
      key: "state",
      header: t("common.status"),
      role: "state",
      cell: (user) => (
        <Row gap={6}>
          {user.is_active ? null : <StatusBadge tone="grey" label={t("users.inactive")} />}
          {user.is_active && user.has_pin ? <StatusBadge tone="green" label={t("users.has_pin")} /> : null}
        </Row>
      ),
    },
  ];
}

/** Returns in a word what somebody may do: everything, what a preset gives, or so many permissions of their own. */
export function postText({ role, scope, designation }: User, t: Translate): string {
  if (role !== "staff") return t("common.administrator");
  const permissions = parseScope(scope);
  if (permissions.length === 0) return t("users.no_scopes");
  const presets = presetsOf(permissions).map((name) => t(`users.preset.${name}`));
  const [preset] = presets;
  if (preset === undefined) return t("users.own_scopes", { count: permissions.length });
  return presets.find((name) => name === designation) ?? preset;
}

/** On which device somebody is signed in and when they were seen last. */
export function seenText({ devices, last_seen_at, has_signed_in }: User, t: Translate): string {
  if (last_seen_at === null) return t(has_signed_in ? "users.never_seen" : "users.not_yet_seen");
  const [latest] = devices;
  if (latest === undefined) return t("users.last_seen", { when: formatDateTime(last_seen_at) });
  const device = latest.shared_till ?? latest.device_name;
  const when = formatDateTime(latest.last_seen_at);
  return devices.length === 1
    ? t("users.signed_in_at", { device, when })
    : t("users.signed_in_more", { device, count: devices.length - 1, when });
}
