import { IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { formatTime } from "#platform/web/format.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import classes from "./notice-bar.module.css";
import { supportLookQuery } from "./notices-api.ts";

/** For who is at work and is no admin: one quiet line while support looks, which goes by itself. */
export function SupportLookNotice() {
  const t = useT();
  useRealtimeRefresh(["look_in_changed"], [supportLookQuery.queryKey]);
  const { data } = useQuery(supportLookQuery);
  const until = data?.until?.getTime();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (until === undefined) return;
    setOver(false);
    const timer = setTimeout(() => setOver(true), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  if (!data?.until || isOver) return null;
  return (
    <p className={classes.quiet} data-tone="brand" role="status">
      <IconEye size={16} aria-hidden="true" />
      {t("operations.seen.told", { time: formatTime(data.until) })}
    </p>
  );
}
