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
  const me = useUser();
  const refuse = useRefusal();
  const actionsOf = useActionsOf(onOpen);
  return (user) => {
    const can = actionsOf(user);
    if (refuse(user) !== null) return [can.details];
    const own = [can.edit, can.details, can.devices];
    if (me?.user_id === user.id) return user.has_pin ? [...own, can.pin] : own;
    return [...own, can.pin, can.password, can.access, can.delete];
  };
}

/** Returns all that can be done with a person; PIN and access are given or taken, whichever they have not. */
function useActionsOf(onOpen: (kind: UserDialogKind, user: User) => void) {
  const t = useT();
  const acts = useActs();
  const action = (key: string, label: string, Icon: typeof IconKey, onSelect: () => void): MenuAction => ({
    key,
    label,
    icon: <Icon size={20} stroke={1.75} aria-hidden={true} />,
    onSelect,
  });
  return (user: User) => {
    const open = (kind: UserDialogKind) => () => onOpen(kind, user);
    return {
      details: action("details", t("users.details"), IconListDetails, open("details")),
      edit: action("edit", t("common.edit"), IconPencil, open("edit")),
      devices: action("devices", t("users.devices"), IconDevices, open("devices")),
      pin: user.has_pin
        ? action("pin", t("users.remove_pin"), IconKeyOff, () => acts.removePin(user))
        : action("give_pin", t("users.give_pin"), IconLockPlus, open("pin")),
      password: action("password", t("users.reset"), IconKey, open("password")),
      access: user.is_active
        ? action("off", t("common.deactivate"), IconUserOff, () => acts.disable(user))
        : action("on", t("users.enable"), IconUserCheck, () => acts.enable(user)),
      delete: {
        ...action("delete", t("common.delete"), IconTrash, () => acts.remove(user)),
        tone: "danger" as const,
      },
    };
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
