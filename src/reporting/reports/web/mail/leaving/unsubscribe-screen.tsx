import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { GuestFrame } from "#platform/web/frame/guest-frame.tsx";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { SkeletonBox } from "#ui/feedback/skeleton-box.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import type { readReportMailLink } from "../../../contract/unsubscribe-report-mail.ts";
import classes from "../mail.module.css";
import { mailLinkQuery, useUnsubscribe } from "./unsubscribe-api.ts";

/**
 * /report-mail/{token}: asks the reader of a daily mail whether to stop the mails. Opening it changes nothing.
 */
export function UnsubscribeScreen({ token }: { token: string }) {
  const t = useT();
  const { data: link, error, refetch, isFetching } = useQuery(mailLinkQuery(token));
  const title = t("reports.mail.title");
  if (link) return <Asking token={token} link={link} />;
  if (link === null)
    return (
      <GuestFrame
        title={title}
        layout="middle"
        name={t("reports.mail.leave.not_found")}
        message={t("reports.mail.leave.not_found_hint")}
      />
    );
  return (
    <GuestFrame title={title} name={title}>
      {error ? (
        <QueryFailure query={{ error, refetch, isFetching }} />
      ) : (
        <SkeletonBox width={320} height={120} />
      )}
    </GuestFrame>
  );
}

interface AskingProps {
  token: string;
  link: ResponseOf<typeof readReportMailLink>;
}

function Asking({ token, link: { store_name: store, address, has_left } }: AskingProps) {
  const t = useT();
  const leaving = useUnsubscribe(token);
  const title = t("reports.mail.title");
  if (leaving.data)
    return <GuestFrame title={title} layout="middle" name={title} message={leaving.data.message} />;
  if (has_left)
    return (
      <GuestFrame
        title={title}
        layout="middle"
        name={title}
        message={t("reports.mail.leave.already", { store, address })}
      />
    );
  return (
    <GuestFrame
      title={title}
      layout="middle"
      name={title}
      message={t("reports.mail.leave.question", { store, address })}
    >
      <div className={classes.leave}>
        <Muted size="sm">{t("reports.mail.leave.hint")}</Muted>
        <FormFailure message={leaving.error ? errorText(leaving.error) : null} />
        <Button size="lg" busy={leaving.isPending} onClick={() => leaving.mutate()}>
          {t("reports.mail.leave.confirm")}
        </Button>
      </div>
    </GuestFrame>
  );
}
