import { IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { formatTime } from "#platform/web/format.ts";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { lookingNow } from "./looking-now.ts";
import classes from "./notice-bar.module.css";
import { supportAccessQuery, useEndLooks } from "./notices-api.ts";

/** For admins while support looks at their screens: why, until when, and the end of it. */
export function SupportLooksBar() {
  const t = useT();
  const ending = useEndLooks();
  useRealtimeRefresh(["look_in_changed"], [supportAccessQuery.queryKey]);
  const { data } = useQuery(supportAccessQuery);
  const looks = lookingNow(data?.rows ?? [], Date.now());
  if (looks.length === 0) return null;
  const end = () =>
    ending.mutate(undefined, { onSuccess: ({ message }) => void toastSuccess(message), onError: showError });
  return (
    <div className={`${classes.bar} ${classes.looks}`} data-tone="brand" role="status">
      <IconEye size={20} aria-hidden="true" />
      <div className={classes.words}>
        {looks.map(({ id, operator_name: name, reason, ends_at }) => (
          <p key={id}>{t("operations.seen.notice", { name, reason, time: formatTime(ends_at) })}</p>
        ))}
      </div>
      <Button variant="default" busy={ending.isPending} onClick={end}>
        {t(looks.length === 1 ? "operations.seen.end" : "operations.seen.end_all")}
      </Button>
    </div>
  );
}
