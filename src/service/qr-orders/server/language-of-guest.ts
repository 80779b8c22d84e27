import { knownLanguage } from "#platform/domain/text/languages.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Language } from "#platform/server/i18n/say.ts";

/** What a mail knows of the guest it goes to. */
export interface MailedGuest {
  readonly email: string;
  readonly phone?: string | null | undefined;
}

/**
 * Returns the language to write to a guest in: the one they last ordered in here from a phone that gave this address or
 * number, else the restaurant's.
 */
export async function languageOfGuest(
  tx: Tx,
  { email, phone }: MailedGuest,
  houseLanguage: Language,
): Promise<Language> {
  const [known] = await tx.query<{ language: string }>({
    text: `select language from (
        (select id, language from qr_orders where tenant_id = $1 and language is not null and receptor is not null
          and lower(receptor->>'correo') = lower($2) order by id desc limit 1)
        union all
        (select id, language from qr_orders where tenant_id = $1 and language is not null and guest_phone is not null
          and customer_phone_key(guest_phone) = customer_phone_key($3) order by id desc limit 1)
      ) ordered order by id desc limit 1`,
    values: [tx.tenantId, email, phone ?? null],
  });
  return knownLanguage(known?.language, houseLanguage);
}
