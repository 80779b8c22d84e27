import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { EMAIL_MAX, isEmail } from "#platform/domain/identity/contact.ts";
import { clientFailures, isApiError } from "#platform/web/api-error.ts";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import { GuestFrame } from "#platform/web/frame/guest-frame.tsx";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { SkeletonBox } from "#ui/feedback/skeleton-box.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { PublicDocument } from "../contract/tax-delivery.ts";
import { DocumentFacts, DocumentFiles } from "./document-facts.tsx";
import { publicDocumentQuery, savePublicJson, savePublicPdf, useMailToGuest } from "./public-document-api.ts";
import classes from "./tax-delivery.module.css";

/** /d/{code}: a tax document for everybody with its code, without signing in. */
export function PublicDocumentScreen({ code }: { code: string }) {
  const t = useT();
  const { data: document, error, refetch, isFetching } = useQuery(publicDocumentQuery(code));
  const title = t("common.tax_document");
  if (document) return <Document document={document} />;
  if (document === null)
    return (
      <GuestFrame
        title={title}
        layout="middle"
        name={t("taxDelivery.public.not_found")}
        message={t("taxDelivery.public.not_found_hint")}
      />
    );
  return (
    <GuestFrame title={title} name={title}>
      {error ? (
        <QueryFailure query={{ error, refetch, isFetching }} />
      ) : (
        <SkeletonBox width={280} height={320} />
      )}
    </GuestFrame>
  );
}

/** The currency of tax documents (guide §3). */
const CURRENCY = "USD";

function Document({ document }: { document: PublicDocument }) {
  const t = useT();
  const { issuer, type, generation_code, has_files, seal, query_address } = document;
  return (
    <GuestFrame title={issuer} name={issuer} message={t(`taxDocuments.types.${type}`)}>
      <div className={classes.page}>
        <p className={classes.total}>{formatAmount(document.total, CURRENCY)}</p>
        <Notices document={document} />
        <DocumentFacts
          // Why there is no seal says the notice, in words for guests.
          document={{ ...document, state: seal === null ? null : document.state }}
          first={[t("common.date"), formatDay(document.issued_on)]}
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
    </GuestFrame>
  );
}

function Notices({ document: { state, seal, is_test } }: { document: PublicDocument }) {
  const t = useT();
  const isVoid = state === "draft" || state === "rejected" || state === "replaced";
  return (
    <>
      {isVoid || state === "invalidated" ? (
        <p className={classes.notice} data-tone="red">
          {t(isVoid ? "taxDelivery.public.void" : "taxDelivery.mail.invalidated")}
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

/** Lets a guest have the document mailed; the typed address stays when it fails. */
function GuestMail({ code }: { code: string }) {
  const t = useT();
  const [to, setTo] = useState("");
  const [isChecked, setChecked] = useState(false);
  const mailing = useMailToGuest(code);
  // A tap more is a mail more: that nothing is doubled cannot be said.
  const failureText = (error: Error) =>
    isApiError(error, ...clientFailures) ? t("taxDelivery.copies.offline") : errorText(error);
  const isWrong = isChecked && !isEmail(to.trim());
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmail(to.trim())) mailing.mutate(to.trim());
  };
  if (mailing.data)
    return (
      <p className={classes.notice} data-tone="green" role="status">
        {mailing.data.message}
      </p>
    );
  return (
    <form className={classes.page} onSubmit={send} noValidate aria-label={t("taxDelivery.public.mail")}>
      <TextField
        label={t("taxDelivery.public.to")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        value={to}
        error={
          isWrong ? t("validation.not_an_email") : mailing.error ? failureText(mailing.error) : undefined
        }
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="lg" busy={mailing.isPending}>
        {t("taxDelivery.public.mail")}
      </Button>
    </form>
  );
}
