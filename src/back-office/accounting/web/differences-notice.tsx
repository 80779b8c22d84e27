import { useQuery } from "@tanstack/react-query";
import { screens } from "#platform/domain/access/screens.ts";
import { formatDay } from "#platform/web/format.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import classes from "./accounting.module.css";
import { newestDifferenceQuery } from "./accounting-api.ts";

/** That invoices, payments and documents do not fit together, with the way to where it is looked at; nothing while they do. */
export function DifferencesNotice() {
  const t = useT();
  const { data } = useQuery(newestDifferenceQuery);
  const [newest] = data?.rows ?? [];
  if (!data || !newest) return null;
  return (
    <div className={classes.notice}>
      <Notice
        tone="red"
        action={
          <RouterButton
            variant="default"
            to={screens.taxClosing.path}
            search={{ month: newest.day }}
            hash="differences"
          >
            {t("accounting.see_differences")}
          </RouterButton>
        }
      >
        {t("accounting.differences", { count: data.total, day: formatDay(newest.day) })}
      </Notice>
    </div>
  );
}
