import { createHmac, timingSafeEqual } from "node:crypto";
import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { knownLanguage } from "#platform/domain/text/languages.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import type {
  unsubscribeReportMail as leaving,
  readReportMailLink as reading,
} from "../../contract/unsubscribe-report-mail.ts";
import { lockReportMail } from "./report-mail.ts";

type LinkDeps = Pick<Deps, "db" | "cookieSecret">;

interface LinkedRecipient {
  readonly user_id: UserId | null;
  readonly address: string;
  readonly name: string;
  readonly language: Language;
  readonly left_at: Date | null;
  readonly storeName: string;
}

/**
 * Runs `work` for the recipient of a link. Throws `not_found` for every invalid link, whatever the reason.
 */
async function withRecipient<T>(
  { db, cookieSecret }: LinkDeps,
  { token, now }: { readonly token: string; readonly now: Date },
  work: (tx: Tx, recipient: LinkedRecipient) => Promise<T>,
): Promise<T> {
  const { tenantId, recipientId } = found(readLeaveToken(cookieSecret, token));
  return db.inTenant(tenantId, async (tx) => {
    const [row] = await tx.query<
      Omit<LinkedRecipient, "language" | "storeName"> & { language: string | null }
    >({
      text: `select r.user_id, coalesce(r.email, u.email, u.username) as address, coalesce(u.name, '') as name, r.left_at,
          coalesce(r.language, u.language) as language
        from report_mail_recipients r left join users u on u.tenant_id = $1 and u.id = r.user_id
        where r.tenant_id = $1 and r.id = $2`,
      values: [tx.tenantId, recipientId],
    });
    const recipient = found(row);
    const { language, store } = await readSettings(tx, now);
    return work(tx, {
      ...recipient,
      language: knownLanguage(recipient.language, language),
      storeName: store.store_name,
    });
  });
}

/** Returns whose mail a link leaves. */
export const readReportMailLink = (
  deps: LinkDeps,
  { now }: Pick<PublicContext, "now">,
  token: string,
): Promise<ResponseOf<typeof reading>> =>
  withRecipient(deps, { token, now }, async (_tx, { storeName, address, language, left_at }) => ({
    store_name: storeName,
    address,
    language,
    has_left: left_at !== null,
  }));

/**
 * Stops the mails to an address, however it was chosen, and answers in the language of its mails. Leaving twice
 * changes nothing.
 */
export const unsubscribeReportMail = (
  deps: LinkDeps,
  { now }: Pick<PublicContext, "now">,
  token: string,
): Promise<ResponseOf<typeof leaving>> =>
  withRecipient(deps, { token, now }, async (tx, { user_id, address, name, language, storeName }) => {
    await lockReportMail(tx);
    const left = await tx.query({
      text: `update report_mail_recipients r set left_at = $2
        where r.tenant_id = $1 and r.left_at is null and lower(coalesce(r.email, (
          select coalesce(u.email, u.username) from users u where u.tenant_id = $1 and u.id = r.user_id
        ))) = lower($3)
        returning r.id`,
      values: [tx.tenantId, now, address],
    });
    if (left.length > 0)
      await recordAudit(tx, { now, userId: user_id, sessionId: null }, [
        {
          action: "report_mail.left",
          subject: "store_settings",
          subjectId: tx.tenantId,
          before: { recipients: [name === "" ? address : `${name} <${address}>`] },
          after: { recipients: [] },
        },
      ]);
    return { message: sayIn(language)("reports.mail.leave.done", { store: storeName, address }) };
  });

interface Recipient {
  readonly tenantId: number;
  readonly recipientId: number;
}

/** 132 bits, as letters, digits, - and _. */
const LENGTH = 22;
const SHAPE = /^([1-9][0-9]{0,15})-([1-9][0-9]{0,15})-([A-Za-z0-9_-]{22})$/;

const proofOf = (secret: string, { tenantId, recipientId }: Recipient): string =>
  createHmac("sha256", secret)
    .update(`leave report mail ${tenantId} ${recipientId}`)
    .digest("base64url")
    .slice(0, LENGTH);

/**
 * Makes the token with which only the reader of a daily mail can leave it. It opens nothing else, so it may wait in a
 * job.
 */
export const makeUnsubscribeToken = (secret: string, recipient: Recipient): string =>
  `${recipient.tenantId}-${recipient.recipientId}-${proofOf(secret, recipient)}`;

/** Returns the recipient of a token; undefined for one that was never issued. */
function readLeaveToken(secret: string, token: string): Recipient | undefined {
  const [, tenant, id, proof] = SHAPE.exec(token) ?? [];
  if (proof === undefined) return undefined;
  const recipient = { tenantId: Number(tenant), recipientId: Number(id) };
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(secret, recipient))) ? recipient : undefined;
}
