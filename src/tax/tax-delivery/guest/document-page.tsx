import type { DocumentPageWords } from "#app/words/en/guests.ts";
import { apiBase } from "#platform/contract/api-base.ts";
import { EMAIL_MAX } from "#platform/domain/identity/contact.ts";
import { formatMoney } from "#platform/domain/money/format-money.ts";
import { isLanguage, type Language, localeOf, writingOf } from "#platform/domain/text/languages.ts";
import { dayText } from "#platform/domain/writing/moment-text.ts";
import { documentLanguage } from "#tax/tax-documents/domain/paper/document-language.ts";
import type { PublicDocument } from "../contract/tax-delivery.ts";
import { QrSquares } from "./qr-squares.tsx";

interface DocumentPageProps {
  readonly document: PublicDocument;
  readonly words: DocumentPageWords;
  readonly language: Language;
}

/** Page /d/{code}: a tax document for everybody with its code, like a receipt to keep. Drawn by the server alone. */
export function DocumentPage({ document, words: t, language }: DocumentPageProps) {
  const { issuer, type, total, issued_on, control_number, generation_code, seal, query_address } = document;
  return (
    <>
      <article className="paper">
        <h1>
          <bdi>{issuer}</bdi>
        </h1>
        <p className="kind">
          {t[`type_${type}`]} · <bdi>{dayText(issued_on, writingOf(language))}</bdi>
        </p>
        <p className="amount">{formatMoney(total, "$", localeOf(language))}</p>
        <Notices document={document} words={t} />
        <dl className="facts">
          <dt>{t.control_number}</dt>
          <dd>
            <bdi dir="ltr">{control_number}</bdi>
          </dd>
          <dt>{t.generation_code}</dt>
          <dd>
            <bdi dir="ltr">{generation_code}</bdi>
          </dd>
          {seal !== null && (
            <>
              <dt>{t.seal}</dt>
              <dd>
                <bdi dir="ltr">{seal}</bdi>
              </dd>
            </>
          )}
        </dl>
        {seal !== null && <QrSquares text={query_address} label={t.ministry} />}
      </article>
      <Files document={document} words={t} language={language} />
      {document.has_files && language !== documentLanguage && <p className="notice">{t.in_spanish}</p>}
      {document.may_mail && <MailForm document={document} words={t} />}
    </>
  );
}

type PartProps = Pick<DocumentPageProps, "document" | "words">;

/** The state of the document in words: its seal, or what there is instead. */
function Notices({ document: { state, seal, is_test }, words: t }: PartProps) {
  const isVoid = state === "draft" || state === "rejected" || state === "replaced";
  const isInvalidated = state === "invalidated";
  const isWrong = isVoid || isInvalidated;
  return (
    <>
      {isWrong && <p className="notice wrong">{isVoid ? t.void : t.invalidated}</p>}
      {!isWrong &&
        (seal === null ? <p className="notice">{t.unsealed}</p> : <p className="sealed">{t.sealed}</p>)}
      {is_test && <p className="notice">{t.test}</p>}
    </>
  );
}

/** The files, the ministry's page, and this page on paper. */
function Files({ document, words: t, language }: DocumentPageProps) {
  const { generation_code, has_files, seal, query_address } = document;
  const file = (kind: "pdf" | "json") =>
    `${apiBase}/public/documents/${generation_code}/${kind}${isLanguage(language) ? `?lang=${language}` : ""}`;
  return (
    <p className="actions">
      {has_files && (
        <>
          <a className="button" href={file("pdf")} download>
            {t.pdf}
          </a>
          <a className="button quiet" href={file("json")} download>
            {t.json}
          </a>
        </>
      )}
      <button type="button" className="button quiet" data-print>
        {t.print}
      </button>
      {seal !== null && (
        <a className="button quiet" href={query_address} target="_blank" rel="noreferrer">
          {t.ministry}
        </a>
      )}
    </p>
  );
}

function MailForm({ document: { generation_code, seal, state }, words: t }: PartProps) {
  const isReady = seal !== null || state === "contingency";
  return (
    <form
      noValidate
      aria-label={t.mail}
      data-post={`${apiBase}/public/documents/${generation_code}/mail`}
      data-done={isReady ? t.sent : t.later}
      data-wrong={t.err_email}
      data-many={t.err_often}
      data-offline={t.err_offline}
      data-other={t.err_failed}
    >
      <div className="field">
        <label htmlFor="to">{t.to}</label>
        <input
          id="to"
          name="to"
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          required
          maxLength={EMAIL_MAX}
          aria-describedby="answer"
        />
      </div>
      <p id="answer" className="wrong" role="alert" />
      <button type="submit" className="button quiet">
        {t.mail}
      </button>
    </form>
  );
}
