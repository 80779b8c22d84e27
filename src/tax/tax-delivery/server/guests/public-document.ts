import { cents } from "#platform/domain/money/cents.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { queryAddress } from "#tax/tax-documents/domain/paper/query-address.ts";
import type { DocumentFile, PublicDocument } from "../../contract/tax-delivery.ts";
import { requestDelivery } from "../mailing/request-delivery.ts";
import { jsonOf, pdfOf, readFiled } from "../stored/document-files.ts";
import { documentByCode, isVoid, type StoredDocument } from "../stored/stored-documents.ts";

const CODE = /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/;

/** Mails of one document that guests may ask for in a day: of all, and to one address. */
const MAILS_A_DAY = 10;
const MAILS_TO_ONE = 3;

/** Works on the document that a generation code names, in the restaurant that issued it; `not_found` for any other code. */
async function withDocument<T>(
  { db }: Pick<Deps, "db">,
  typed: string,
  work: (tx: Tx, document: StoredDocument) => Promise<T>,
): Promise<T> {
  const code = typed.toUpperCase();
  if (!CODE.test(code)) throw new AppError("not_found");
  const [home] = await db.directory<{ tenant_id: number }>(
    "select tenant_id from tax_document_directory where generation_code = $1",
    [code],
  );
  return db.inTenant(found(home).tenant_id, async (tx) => work(tx, found(await documentByCode(tx, code))));
}

/** Reads a document for whoever has its code: the document and nothing else of the restaurant. */
export const readPublicDocument = (
  deps: Pick<Deps, "db" | "mailer">,
  code: string,
): Promise<PublicDocument> =>
  withDocument(deps, code, async (_tx, document) => ({
    issuer: document.issuer,
    type: document.type,
    issued_on: document.issued_on,
    total: cents(document.to_pay_cents),
    state: document.state,
    generation_code: document.generation_code,
    control_number: document.control_number,
    seal: document.seal,
    is_test: document.environment === "00",
    query_address: queryAddress({
      environment: document.environment,
      generationCode: document.generation_code,
      issuedOn: calendarDate(document.issued_on),
    }),
    has_files: document.is_signed && !isVoid(document),
    may_mail: deps.mailer.delivers && !isVoid(document),
  }));

const filedOf = (deps: Pick<Deps, "db">, { now }: PublicContext, code: string) =>
  withDocument(deps, code, async (tx, document) => {
    if (isVoid(document)) throw new AppError("tax_document_void");
    return readFiled(tx, document, now);
  });

/** The print in the guest's language. Refuses `tax_document_void`, `tax_document_unsigned`. */
export const publicPdf = async (
  deps: Pick<Deps, "db">,
  ctx: PublicContext,
  code: string,
): Promise<DocumentFile> => pdfOf(await filedOf(deps, ctx, code), ctx.now);

export const publicJson = async (
  deps: Pick<Deps, "db">,
  ctx: PublicContext,
  code: string,
): Promise<DocumentFile> => jsonOf(await filedOf(deps, ctx, code));

/**
 * Mails the document to a guest; at most ten times a day for one document, three of them to one address, so that nobody
 * is flooded, from however many addresses of the network it is asked for at once.
 */
export const mailPublicDocument = (
  deps: Pick<Deps, "db" | "mailer">,
  ctx: PublicContext,
  { code, to }: { readonly code: string; readonly to: string },
): Promise<{ message: string }> =>
  withDocument(deps, code, async (tx, document) => {
    if (!deps.mailer.delivers) throw new AppError("no_mail_server");
    await refuseFlood(tx, document, { to, now: ctx.now });
    await requestDelivery(tx, document, {
      cause: "guest",
      to,
      language: ctx.language,
      now: ctx.now,
      by: null,
    });
    const isReady = document.seal !== null || document.state === "contingency";
    return { message: ctx.say(isReady ? "taxDelivery.reply.sent" : "taxDelivery.reply.when_sealed", { to }) };
  });

/** Counts the mails of a document one after the other: what is asked for at once waits for its lock. */
async function refuseFlood(
  tx: Tx,
  { id }: StoredDocument,
  { to, now }: { readonly to: string; readonly now: Date },
): Promise<void> {
  await tx.query({
    text: "select id from tax_documents where tenant_id = $1 and id = $2 for no key update",
    values: [tx.tenantId, id],
  });
  const [asked] = await tx.query<{ all: number; to_one: number }>({
    text: `select count(*)::int as all, count(*) filter (where lower(address) = lower($4))::int as to_one
      from tax_deliveries where tenant_id = $1 and tax_document_id = $2 and cause = 'guest' and asked_at > $3`,
    values: [tx.tenantId, id, new Date(now.getTime() - DAY_MS), to],
  });
  if (asked !== undefined && (asked.all >= MAILS_A_DAY || asked.to_one >= MAILS_TO_ONE))
    throw new AppError("too_many_requests", { details: { seconds: DAY_MS / 1000 } });
}
