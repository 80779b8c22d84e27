import { IconAlertTriangle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { mayDo } from "#platform/domain/access/actions.ts";
import { formatDate } from "#platform/web/format.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import classes from "./tax-issuer.module.css";
import { standingQuery } from "./tax-issuer-api.ts";

interface StandingNoticeProps {
  /** Whether what the ministry refused is told beside it. */
  isRefusalTold?: boolean;
}

/** That a certificate ends, or that the ministry refused what signs in; nothing while all is well. */
export function StandingNotice({ isRefusalTold = false }: StandingNoticeProps) {
  const t = useT();
  const user = useUser();
  const { data } = useQuery(standingQuery);
  if (!data) return null;
  const { certificateEnds: ends } = data;
  const refused = isRefusalTold ? null : data.refused;
  const mayMend = user !== null && mayDo(actorOf(user), "taxIssuer.setUp");
  const date = ends && formatDate(ends.at);
  const words = [
    ...(refused ? [t(`taxIssuer.refused.${refused}`)] : []),
    ...(ends && date
      ? [
          ends.days === 0
            ? t("taxIssuer.certificate.ended", { date })
            : t("taxIssuer.certificate.ends", { count: ends.days, date }),
        ]
      : []),
  ];
  const isRed = refused !== null || ends?.days === 0;
  return words.map((text) => (
    <div key={text} className={classes.notice}>
      <Notice
        tone={isRed ? "red" : "amber"}
        icon={<IconAlertTriangle size={20} aria-hidden="true" />}
        action={
          mayMend ? (
            <Link
              to="/dashboard/settings/tax-issuer"
              search={{ tab: "credentials" }}
              className={classes.link}
            >
              {t("taxIssuer.refused.mend")}
            </Link>
          ) : null
        }
      >
        {text}
      </Notice>
    </div>
  ));
}
