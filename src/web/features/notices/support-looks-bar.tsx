import { IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { formatTime } from "../../platform/format.ts";
import { showError } from "../../platform/show-error.ts";
import { useRealtimeRefresh } from "../../platform/use-realtime-refresh.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./notice-bar.module.css";
import { supportAccessQuery, useEndLooks } from "./notices-api.ts";

/** For admins while support looks at their screens: why, until when, and the end of it. */
export function SupportLooksBar() {
  const t = useT();
  const ending = useEndLooks();
  useRealtimeRefresh(["look_in_changed"], [supportAccessQuery.queryKey]);
  const { data } = useQuery(supportAccessQuery);
  const look = data?.rows.find(
    ({ ended_at, ends_at }) => ended_at === null && ends_at.getTime() > Date.now(),
  );
  if (!look) return null;
  const end = () =>
    ending.mutate(undefined, { onSuccess: ({ message }) => void toastSuccess(message), onError: showError });
  return (
    <div className={classes.bar} data-tone="brand" role="status">
      <IconEye size={20} aria-hidden="true" />
      <p className={classes.words}>
        {t("operations.seen.notice", { reason: look.reason, time: formatTime(look.ends_at) })}
      </p>
      <Button variant="default" busy={ending.isPending} onClick={end}>
        {t("operations.seen.end")}
      </Button>
    </div>
  );
}
