import { IconDeviceLaptop, IconDeviceMobile } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { factsText } from "#platform/web/facts-text.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Row } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { Device } from "../contract/profile.ts";
import classes from "./account.module.css";
import { devicesQuery, useRemoveDevice } from "./devices-api.ts";

/** The devices that the person is signed in on at this door; others can be removed, this one not. */
export function DeviceList() {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery(devicesQuery);
  if (data)
    return (
      <ul className={classes.devices}>
        {data.map((device) => (
          <li key={device.device_id}>
            <DeviceEntry device={device} />
          </li>
        ))}
      </ul>
    );
  if (error) return <QueryFailure query={{ error, refetch, isFetching }} />;
  return <ListSkeleton label={t("ui.loading")} count={3} rowHeight={84} />;
}

/** Browsers of phones and tablets, as they name their system. */
const HAND_HELD = /Android|iPhone|iPad|iOS/;

function DeviceEntry({ device }: { device: Device }) {
  const t = useT();
  const Icon = HAND_HELD.test(device.device_name) ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <>
      <Icon size={24} stroke={1.5} aria-hidden="true" />
      <div className={classes.deviceText}>
        <Row as="h2" align="center" wrap gap={8} size="md" weight={600}>
          {device.device_name}
          {device.isMyDevice ? <StatusBadge tone="brand" label={t("profile.devices.mine")} /> : null}
        </Row>
        <p>{t("profile.devices.seen", { when: formatDateTime(device.last_seen_at) })}</p>
        <Muted size="sm">
          {t("profile.devices.since", {
            when: formatDateTime(device.created_at),
            place: factsText([device.device_location, device.device_ip]),
          })}
        </Muted>
        {device.shared_till === null ? null : (
          <Muted size="sm">{t("users.device_shared", { title: device.shared_till })}</Muted>
        )}
      </div>
      {device.isMyDevice ? null : <RemoveButton device={device} />}
    </>
  );
}

function RemoveButton({ device }: { device: Device }) {
  const t = useT();
  const confirm = useConfirm();
  const removing = useRemoveDevice();
  const remove = async () => {
    const sure = await confirm({
      title: t("profile.devices.confirm_title"),
      body: t("profile.devices.confirm_body", { name: device.device_name }),
      confirmLabel: t("profile.devices.confirm"),
      tone: "danger",
    });
    if (!sure) return;
    removing.mutate(device, { onSuccess: ({ message }) => void toastSuccess(message), onError: showError });
  };
  return (
    <Button
      variant="default"
      aria-label={t("common.remove_name", { name: device.device_name })}
      busy={removing.isPending}
      onClick={() => void remove()}
    >
      {t("common.remove")}
    </Button>
  );
}
