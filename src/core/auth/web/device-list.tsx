import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "#platform/web/format.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row, Stack } from "#ui/layout/layout.tsx";
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
      <Stack as="ul" gap={12}>
        {data.map((device) => (
          <li key={device.device_id}>
            <DeviceCard device={device} />
          </li>
        ))}
      </Stack>
    );
  if (error) return <QueryFailure query={{ error, refetch, isFetching }} />;
  return <ListSkeleton label={t("ui.loading")} count={3} rowHeight={96} />;
}

function DeviceCard({ device }: { device: Device }) {
  const t = useT();
  const place = device.device_location ?? t("profile.devices.unknown_place");
  return (
    <SurfaceCard label={device.device_name}>
      <Row align="center" wrap gap={12}>
        <div className={classes.deviceText}>
          <Row as="h2" align="center" wrap gap={8} size="md" weight={600}>
            {device.device_name}
            {device.isMyDevice ? <StatusBadge tone="brand" label={t("profile.devices.mine")} /> : null}
          </Row>
          <Muted>{t("profile.devices.where", { address: device.device_ip, place })}</Muted>
          <Muted>
            {t("profile.devices.since", {
              when: formatDateTime(device.created_at),
              seen: formatDateTime(device.last_seen_at),
            })}
          </Muted>
          {device.shared_till === null ? null : (
            <Muted>{t("users.device_shared", { title: device.shared_till })}</Muted>
          )}
        </div>
        {device.isMyDevice ? null : <RemoveButton device={device} />}
      </Row>
    </SurfaceCard>
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
