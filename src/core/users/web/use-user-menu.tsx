import {
  IconDevices,
  IconKey,
  IconKeyOff,
  IconListDetails,
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
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { User } from "../contract/users.ts";
import { useUserActions } from "./users-api.ts";

export type UserDialogKind = "details" | "edit" | "password" | "devices" | "pin";

const look = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** Returns why the signed-in person may not change somebody; null when they may. */
export function useRefusal(): (user: User) => ReturnType<typeof refusePerson> | null {
  const me = useUser();
  const self = me && { ...actorOf(me), userId: me.user_id ?? toId<"User">(1) };
  return (user) =>
    self && refusePerson(self, { role: user.role, scope: parseScope(user.scope), userId: user.id }, "change");
}

/** Returns what may be done with each person: looked at always, changed by who may, on oneself only some of it. */
export function useUserMenu(
  onOpen: (kind: UserDialogKind, user: User) => void,
): (user: User) => MenuAction[] {
  const t = useT();
  const me = useUser();
  const refuse = useRefusal();
  const acts = useActs();
  return (user) => {
    const details = {
      key: "details",
      label: t("users.details"),
      icon: <IconListDetails {...look} />,
      onSelect: () => onOpen("details", user),
    };
    if (refuse(user) !== null) return [details];
    const own: MenuAction[] = [
      {
        key: "edit",
        label: t("common.edit"),
        icon: <IconPencil {...look} />,
        onSelect: () => onOpen("edit", user),
      },
      details,
      {
        key: "devices",
        label: t("users.devices"),
        icon: <IconDevices {...look} />,
        onSelect: () => onOpen("devices", user),
      },
    ];
    const removePin: MenuAction = {
      key: "pin",
      label: t("users.remove_pin"),
      icon: <IconKeyOff {...look} />,
      onSelect: () => acts.removePin(user),
    };
    if (me?.user_id === user.id) return user.has_pin ? [...own, removePin] : own;
    return [
      ...own,
      user.has_pin
        ? removePin
        : {
            key: "give_pin",
            label: t("users.give_pin"),
            icon: <IconLockPlus {...look} />,
            onSelect: () => onOpen("pin", user),
          },
      {
        key: "password",
        label: t("users.reset"),
        icon: <IconKey {...look} />,
        onSelect: () => onOpen("password", user),
      },
      user.is_active
        ? {
            key: "off",
            label: t("common.deactivate"),
            icon: <IconUserOff {...look} />,
            onSelect: () => acts.disable(user),
          }
        : {
            key: "on",
            label: t("users.enable"),
            icon: <IconUserCheck {...look} />,
            onSelect: () => acts.enable(user),
          },
      {
        key: "delete",
        label: t("common.delete"),
        icon: <IconTrash {...look} />,
        tone: "danger",
        onSelect: () => acts.remove(user),
      },
    ];
  };
}

function useActs() {
  const t = useT();
  const confirm = useConfirm();
  const acts = useUserActions();
  const remove = useRemoval();
  const ask = async (
    what: "disable" | "delete" | "remove_pin",
    { name }: User,
    confirmLabel: string,
    act: () => void,
  ) => {
    const isSure = await confirm({
      title: t(`users.${what}_title`, { name }),
      body: t(`users.${what}_body`),
      confirmLabel,
      tone: "danger",
    });
    if (isSure) act();
  };
  return {
    enable: ({ username }: User) => acts.setActive(username, true),
    disable: (user: User) =>
      void ask("disable", user, t("common.deactivate"), () => acts.setActive(user.username, false)),
    remove: (user: User) =>
      void ask("delete", user, t("users.delete_confirm"), () => {
        void remove(user.name, () => acts.remove(user.username));
      }),
    removePin: (user: User) =>
      void ask("remove_pin", user, t("users.remove_pin"), () => acts.removePin(user.username)),
  };
}

/** Deletes; while something of theirs is open it says what, and leads there (docs/decisions/0042). */
function useRemoval() {
  const t = useT();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const me = useUser();
  return async (name: string, send: () => Promise<{ readonly message: string }>) => {
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
