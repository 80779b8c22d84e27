import { mayDo } from "#platform/domain/access/actions.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { TaxStatusBanner } from "#tax/tax-documents/web/public.ts";
import { StandingNotice } from "./standing-notice.tsx";

/**
 * What stands in the way of issuing: the end of the certificate, what the ministry refused, an outage, documents to be mended and
 * those whose time runs out. Nothing while all is well, and for who has nothing to do with it.
 */
export function TaxNotices() {
  const user = useUser();
  if (user === null) return null;
  const actor = actorOf(user);
  const seesSending = mayEnter(actor, "accounting");
  return (
    <>
      {mayDo(actor, "taxIssuer.watch") ? <StandingNotice isRefusalTold={seesSending} /> : null}
      {seesSending ? <TaxStatusBanner /> : null}
    </>
  );
}
