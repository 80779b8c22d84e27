import { formatDateTime } from "#platform/web/format.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { DevicePicture } from "#ui/pictures/device-picture.tsx";
import type { User, UserDevice } from "../contract/users.ts";
import classes from "./users.module.css";
import { useSignOutUser } from "./users-api.ts";

interface UserDevicesDialogProps {
  user: User;
  onClose: () => void;
}

/** Where a person is signed in; each device can be signed out, but for the one that asks. */
export function UserDevicesDialog({ user, onClose }: UserDevicesDialogProps) {
  const t = useT();
  return (
    <AppDialog opened onClose={onClose} title={t("users.devices_title", { name: user.name })}>
      {user.devices.length === 0 ? (
        <EmptyState picture={<DevicePicture />} message={t("users.devices_none")} size="small" />
      ) : (
        <ul className={classes.devices}>
          {user.devices.map((device) => (
            <Device key={device.device_id} username={user.username} device={device} />
          ))}
        </ul>
      )}
    </AppDialog>
  );
}

function Device({ username, device }: { username: string; device: UserDevice }) {
  const t = useT();
  const signingOut = useSignOutUser();
  const signOut = () =>
    signingOut.mutate(
      { params: { username }, body: { device_id: device.device_id } },
      { onSuccess: ({ message }) => void toastSuccess(message), onError: showError },
    );
  return (
    <li className={classes.device}>
      <div className={classes.names}>
        <p className={classes.name}>
          {device.device_name}{" "}
          {device.isMyDevice ? <StatusBadge tone="brand" label={t("profile.devices.mine")} /> : null}
        </p>
        {device.shared_till === null ? null : (
          <p className={classes.secondary}>{t("users.device_shared", { title: device.shared_till })}</p>
        )}
        <p className={classes.secondary}>
          {t("users.device_since", {
            address: device.device_ip,
            since: formatDateTime(device.created_at),
            when: formatDateTime(device.last_seen_at),
          })}
        </p>
      </div>
      {device.isMyDevice ? null : (
        <Button
          variant="default"
          aria-label={t("users.sign_out_named", { device: device.device_name })}
          busy={signingOut.isPending}
          onClick={signOut}
        >
          {t("users.sign_out")}
        </Button>
      )}
    </li>
  );
}
