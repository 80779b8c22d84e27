import { IconAlertTriangle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { mayDo } from "#platform/domain/access/actions.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { formatDate } from "#platform/web/format.ts";
import { actorOf, useMayDo, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { TaxStatusBanner } from "#tax/tax-documents/web/public.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Box } from "#ui/layout/layout.tsx";
import classes from "./tax-issuer.module.css";
import { issuerStatusQuery } from "./tax-issuer-api.ts";

interface IssuerNoticeProps {
  /** True when another notice beside it already shows the refusal. */
  isRefusalShown?: boolean;
}

/** Warns that a certificate ends, or that the ministry refuses the credentials; nothing while all is well. */
export function IssuerNotice({ isRefusalShown = false }: IssuerNoticeProps) {
  const t = useT();
  const mayDo = useMayDo();
  const { data } = useQuery(issuerStatusQuery);
  if (!data) return null;
  const { certificateEnds: ends } = data;
  const refused = isRefusalShown ? null : data.refused;
  const maySetUp = mayDo("taxIssuer.setUp");
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
    <Box below={16} key={text}>
      <Notice
        tone={isRed ? "red" : "amber"}
        icon={<IconAlertTriangle size={20} aria-hidden="true" />}
        action={
          maySetUp ? (
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
    </Box>
  ));
}

/**
 * Shows everything that stops issuing: the end of the certificate, a refusal, an outage, documents to correct
 * and deadlines. Nothing while all is well, and nothing for people who have no part in it.
 */
export function TaxNotices() {
  const user = useUser();
  if (user === null) return null;
  const actor = actorOf(user);
  const seesSending = mayEnter(actor, "accounting");
  return (
    <>
      {mayDo(actor, "taxIssuer.watch") ? <IssuerNotice isRefusalShown={seesSending} /> : null}
      {seesSending ? <TaxStatusBanner /> : null}
    </>
  );
}
