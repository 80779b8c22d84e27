import {
  IconDeviceLaptop,
  IconDevices,
  IconKey,
  IconKeyOff,
  IconLockPlus,
  IconPencil,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { refusePerson } from "#platform/domain/access/decide-person.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { parseScope } from "#platform/domain/access/permissions.ts";
import { toId } from "#platform/domain/ids.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { Initials } from "#platform/web/frame/initials.tsx";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Box, Muted, Text } from "#ui/layout/layout.tsx";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { User } from "../contract/users.ts";
import classes from "./users.module.css";
import { useUserActions } from "./users-api.ts";

export type UserDialogKind = "edit" | "password" | "devices" | "pin";

interface UserCardProps {
  user: User;
  onOpen: (kind: UserDialogKind) => void;
}

/** One person: who, what they may do, where they are signed in; what may be done to them, nothing to admins. */
export function UserCard({ user, onOpen }: UserCardProps) {
  const t = useT();
  const me = useUser();
  const isMe = me?.user_id === user.id;
  const self = me && { ...actorOf(me), userId: me.user_id ?? toId<"User">(1) };
  const person = { role: user.role, scope: parseScope(user.scope), userId: user.id };
  const refusal = self && refusePerson(self, person, "change");
  return (
    <SurfaceCard label={user.name}>
      <div className={classes.card} data-off={!user.is_active || undefined}>
        <div className={classes.who}>
          {user.photo ? (
            <img className={classes.photo} src={user.photo} alt="" width={48} height={48} />
          ) : (
            <Initials name={user.name} size="large" />
          )}
          <Box room="shrink">
            <Text as="h2" size="md" weight={650} lines="anywhere">
              {user.name}
            </Text>
            <Muted size="sm" lines="anywhere">
              {user.designation ?? t("profile.none")}
            </Muted>
            <Muted size="sm" lines="anywhere">
              {user.username}
            </Muted>
          </Box>
        </div>
        <Badges user={user} isMe={isMe} />
        <p className={classes.scopes}>{useScopeText(user)}</p>
        <SeenLine user={user} />
        {refusal === "user_outranks" ? (
          <Muted size="sm" lines="anywhere">
            {t("users.outranks")}
          </Muted>
        ) : null}
        {refusal === null ? <Actions user={user} isMe={isMe} onOpen={onOpen} /> : null}
      </div>
    </SurfaceCard>
  );
}

function Badges({ user, isMe }: { user: User; isMe: boolean }) {
  const t = useT();
  return (
    <div className={classes.badges}>
      {isMe ? <StatusBadge tone="brand" label={t("users.you")} /> : null}
      {user.role === "staff" ? null : <StatusBadge tone="blue" label={t("common.administrator")} />}
      {user.is_active ? null : <StatusBadge tone="grey" label={t("users.inactive")} />}
      {user.has_pin ? <StatusBadge tone="green" label={t("users.has_pin")} /> : null}
    </div>
  );
}

function useScopeText({ role, scope }: User): string {
  const t = useT();
  if (role !== "staff") return t("users.everything");
  const names = parseScope(scope).map((permission) => t(`users.scope.${permission}.name`));
  return names.length === 0 ? t("users.no_scopes") : names.join(" · ");
}

function SeenLine({ user: { devices, last_seen_at, has_signed_in } }: { user: User }) {
  const t = useT();
  const [latest] = devices;
  const when = formatDateTime(latest?.last_seen_at ?? last_seen_at ?? new Date(0));
  const text =
    last_seen_at === null
      ? t(has_signed_in ? "users.never_seen" : "users.not_yet_seen")
      : latest === undefined
        ? t("users.last_seen", { when })
        : devices.length === 1
          ? t("users.signed_in_at", { device: latest.shared_till ?? latest.device_name, when })
          : t("users.signed_in_more", {
              device: latest.shared_till ?? latest.device_name,
              count: devices.length - 1,
              when,
            });
  return (
    <p className={classes.seen}>
      <IconDeviceLaptop size={18} stroke={1.75} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}

function Actions({ user, isMe, onOpen }: UserCardProps & { isMe: boolean }) {
  const t = useT();
  const actions = useMenu(user, onOpen);
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        icon={<IconPencil {...look} />}
        aria-label={t("common.edit_name", { name: user.name })}
        onClick={() => onOpen("edit")}
      >
        {t("common.edit")}
      </Button>
      <ActionMenu
        label={t("common.more_actions_for_name", { name: user.name })}
        actions={actions.filter(({ onOneself }) => onOneself || !isMe)}
      />
    </div>
  );
}

const look = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** Actions on a person besides editing; `onOneself` marks those also allowed on oneself. */
function useMenu(user: User, onOpen: UserCardProps["onOpen"]): (MenuAction & { onOneself?: true })[] {
  const t = useT();
  const acts = useActs(user);
  const pin = {
    key: "pin",
    label: t("users.remove_pin"),
    icon: <IconKeyOff {...look} />,
    onSelect: acts.removePin,
    onOneself: true,
  } as const;
  return [
    {
      key: "devices",
      label: t("users.devices"),
      icon: <IconDevices {...look} />,
      onSelect: () => onOpen("devices"),
      onOneself: true,
    },
    ...(user.has_pin
      ? [pin]
      : [
          {
            key: "give_pin",
            label: t("users.give_pin"),
            icon: <IconLockPlus {...look} />,
            onSelect: () => onOpen("pin"),
          },
        ]),
    {
      key: "password",
      label: t("users.reset"),
      icon: <IconKey {...look} />,
      onSelect: () => onOpen("password"),
    },
    user.is_active
      ? { key: "off", label: t("common.deactivate"), icon: <IconUserOff {...look} />, onSelect: acts.disable }
      : { key: "on", label: t("users.enable"), icon: <IconUserCheck {...look} />, onSelect: acts.enable },
    {
      key: "delete",
      label: t("common.delete"),
      icon: <IconTrash {...look} />,
      tone: "danger",
      onSelect: acts.remove,
    },
  ];
}

function useActs({ username, name }: User) {
  const t = useT();
  const confirm = useConfirm();
  const acts = useUserActions();
  const remove = useRemoval(name, () => acts.remove(username));
  const ask = async (what: "disable" | "delete" | "remove_pin", confirmLabel: string, act: () => void) => {
    const isSure = await confirm({
      title: t(`users.${what}_title`, { name }),
      body: t(`users.${what}_body`),
      confirmLabel,
      tone: "danger",
    });
    if (isSure) act();
  };
  return {
    enable: () => acts.setActive(username, true),
    disable: () => void ask("disable", t("common.deactivate"), () => acts.setActive(username, false)),
    remove: () => void ask("delete", t("users.delete_confirm"), () => void remove()),
    removePin: () => void ask("remove_pin", t("users.remove_pin"), () => acts.removePin(username)),
  };
}

/** Deletes; while something of theirs is open it says what, and leads there (docs/decisions/0042). */
function useRemoval(name: string, send: () => Promise<{ readonly message: string }>) {
  const t = useT();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const me = useUser();
  return async () => {
    try {
      toastSuccess((await send()).message);
    } catch (error) {
      if (!isApiError(error, "user_has_accounts", "user_has_drawer")) return showError(error);
      const isDrawer = error.code === "user_has_drawer";
      if (me === null || !mayEnter(actorOf(me), isDrawer ? "cash" : "orders")) return showError(error);
      const title = t("users.busy_title", { name });
      const confirmLabel = t(isDrawer ? "users.see_drawer" : "common.view_open_accounts");
      if (await confirm({ title, body: error.message, confirmLabel }))
        void navigate({ to: isDrawer ? "/dashboard/cash" : "/dashboard/orders" });
    }
  };
}
