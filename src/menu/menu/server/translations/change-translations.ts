import type { Language } from "#platform/domain/text/languages.ts";
import type { AuditRecord } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { MenuTexts } from "../../domain/translation-state.ts";
import {
  type MenuPart,
  type NewTranslation,
  partKey,
  putTranslations,
  type TranslationOf,
} from "./translation-queries.ts";

/** New texts of a part. */
export interface WantedTexts extends MenuTexts {
  readonly part: MenuPart;
  /** The restaurant's words that they were made of. */
  readonly madeOf: MenuTexts;
  /** Language from which they were copied; null: a person wrote them. */
  readonly copiedFrom: Language | null;
}

interface Change {
  readonly language: Language;
  readonly before: TranslationOf;
  /** If a part is named twice, the last one counts. */
  readonly wanted: readonly WantedTexts[];
}

/** Writes translations that differ from those before, or say that they are still right; returns the entry of the audit log. */
export async function changesOfTranslations(
  tx: Tx,
  ctx: StaffContext,
  { language, before, wanted }: Change,
): Promise<{ readonly audit: readonly AuditRecord[]; readonly changed: number }> {
  const byPart = new Map(wanted.map((each) => [partKey(each.part.kind, each.part.id), each]));
  const changed = [...byPart.values()].flatMap(({ part, title, description, madeOf, copiedFrom }) => {
    const { kind, id } = part;
    const made: NewTranslation = {
      kind,
      id,
      title,
      description,
      original_title: madeOf.title,
      original_description: madeOf.description,
      copied_from: copiedFrom,
    };
    const had = before(kind, id);
    const isSame = (Object.keys(had ?? noTexts) as (keyof typeof noTexts)[])
      .filter((key) => key in noTexts)
      .every((key) => (had ?? noTexts)[key] === made[key] || (had === undefined && !(title || description)));
    return isSame ? [] : [{ part, made, had }];
  });
  await putTranslations(
    tx,
    language,
    changed.map(({ made }) => made),
  );
  const recorded = (textOf: (change: (typeof changed)[number]) => MenuTexts | undefined) => ({
    language,
    translations: changed.map((each) => `${each.part.title}: ${textOf(each)?.title ?? "–"}`),
  });
  if (changed.length === 0) return { audit: [], changed: 0 };
  const record = {
    action: "menu.translated",
    subject: "menu",
    subjectId: ctx.tenantId,
    before: recorded(({ had }) => had),
    after: recorded(({ made }) => made),
  } as const;
  return { audit: [record], changed: changed.length };
}

const noTexts = {
  title: null,
  description: null,
  original_title: null,
  original_description: null,
  copied_from: null,
} as Omit<NewTranslation, "kind" | "id">;
