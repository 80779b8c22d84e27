import { useQuery } from "@tanstack/react-query";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import { GuestPage } from "#platform/web/frame/guest-page.tsx";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { SkeletonBox } from "#ui/feedback/skeleton-box.tsx";
import type { PublicDocument } from "../contract/tax-delivery.ts";
import { DocumentFacts } from "./document-facts.tsx";
import { DocumentFiles } from "./document-files.tsx";
import { GuestMail } from "./guest-mail.tsx";
import { publicDocumentQuery, savePublicJson, savePublicPdf } from "./public-document-api.ts";
import classes from "./tax-delivery.module.css";

/** /d/{code}: a tax document for whoever has its code, without signing in. */
export function PublicDocumentScreen({ code }: { code: string }) {
  const t = useT();
  const { data: document, error, refetch, isFetching } = useQuery(publicDocumentQuery(code));
  const title = t("taxDelivery.public.title");
  if (document) return <Document document={document} />;
  if (document === null)
    return (
      <GuestPage
        title={title}
        layout="middle"
        name={t("taxDelivery.public.not_found")}
        message={t("taxDelivery.public.not_found_hint")}
      />
    );
  return (
    <GuestPage title={title} name={title}>
      {error ? (
        <FailureState reason={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonBox width={280} height={320} />
      )}
    </GuestPage>
  );
}

/** The currency of tax documents (guide §3). */
const CURRENCY = "USD";

function Document({ document }: { document: PublicDocument }) {
  const t = useT();
  const { issuer, type, generation_code, has_files, seal, query_address } = document;
  return (
    <GuestPage title={issuer} name={issuer} message={t(`taxDocuments.types.${type}`)}>
      <div className={classes.page}>
        <p className={classes.total}>{formatAmount(document.total, CURRENCY)}</p>
        <Notices document={document} />
        <DocumentFacts
          // Why there is no seal says the notice, in words for guests.
          document={{ ...document, state: seal === null ? null : document.state }}
          first={[t("taxDelivery.public.day"), formatDay(document.issued_on)]}
        />
        <DocumentFiles
          files={
            has_files
              ? { pdf: () => savePublicPdf(generation_code), json: () => savePublicJson(generation_code) }
              : null
          }
          look="filled"
          page={seal === null ? null : { href: query_address, label: t("taxDelivery.public.ministry") }}
        />
        {document.may_mail ? <GuestMail code={generation_code} /> : null}
      </div>
    </GuestPage>
  );
}

/** What has to be known of it before anything else. */
function Notices({ document: { state, seal, is_test } }: { document: PublicDocument }) {
  const t = useT();
  const isVoid = state === "draft" || state === "rejected" || state === "replaced";
  return (
    <>
      {isVoid || state === "invalidated" ? (
        <p className={classes.notice} data-tone="red">
          {t(isVoid ? "taxDelivery.public.void" : "taxDelivery.public.invalidated")}
        </p>
      ) : seal === null ? (
        <p className={classes.notice} data-tone="amber">
          {t("taxDelivery.public.unsealed")}
        </p>
      ) : null}
      {is_test ? (
        <p className={classes.notice} data-tone="amber">
          {t("taxDelivery.public.test")}
        </p>
      ) : null}
    </>
  );
}
