import { IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { screens } from "#platform/domain/access/screens.ts";
import { formatTime } from "#platform/web/format.ts";
import { lookInOrigin } from "#platform/web/session/look-in-origin.ts";
import { clearUser } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import classes from "./notice-bar.module.css";
import { ownLookInQuery, useEndLooks } from "./notices-api.ts";

/** Around the screens that the operator looks at: whose they are, that nothing can be changed, until when, and the way out. */
export function LookInFrame() {
  const t = useT();
  const ending = useEndLooks();
  const { data: look } = useQuery(ownLookInQuery);
  const endsAt = look?.ends_at.getTime();
  useEffect(() => {
    if (endsAt === undefined) return;
    // The server refuses from this moment on; the screen leaves with it.
    const timer = setTimeout(clearUser, Math.max(0, endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt]);
  if (!look) return null;
  const end = () =>
    ending.mutate(undefined, {
      // To the console, whose door is another one.
      onSuccess: () => window.location.assign(lookInOrigin() ?? screens.superadminHealth.path),
      onError: showError,
    });
  return (
    <>
      <div className={`${classes.bar} ${classes.frame}`} data-tone="amber" role="status">
        <IconEye size={20} aria-hidden="true" />
        <div className={classes.words}>
          {t("operations.look.frame", { store: look.store_name })}, {t("operations.look.read_only")}.{" "}
          {t("operations.look.ends_at", { time: formatTime(look.ends_at) })}
          <p className={classes.reason}>{look.reason}</p>
        </div>
        <Button variant="default" busy={ending.isPending} onClick={end}>
          {t("operations.look.end")}
        </Button>
      </div>
      <div className={classes.edge} data-tone="amber" aria-hidden="true" />
    </>
  );
}
