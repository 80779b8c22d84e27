import { sql } from "kysely";
import type { CategoryId } from "#platform/domain/ids.ts";
import type { Language } from "#platform/domain/text/languages.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { MenuPartKind } from "../../domain/title-in.ts";
import type { MadeTranslation, MenuTexts } from "../../domain/translation-state.ts";

/** A part of the menu that has a name. */
export interface MenuPart {
  readonly kind: MenuPartKind;
  readonly id: number;
  /** Null: the item has none. */
  readonly categoryId: CategoryId | null;
  readonly title: string;
  readonly description: string | null;
}

/** Reads all parts of the menu in its order: each category, then its items, each before its choices. */
export function selectParts(tx: Tx): Promise<MenuPart[]> {
  return tx.query({
    text: `select p.kind, p.id, p.category_id as "categoryId", p.title, p.description
      from (
        select 'category' as kind, c.id, c.id as category_id, c.title, null as description,
          -1 as item_place, 0 as item_id, 0 as rank, 0 as place
        from categories c where c.tenant_id = $1 and c.archived_at is null
        union all
        select y.kind, y.id, null, y.title, null, -1, y.group_id, y.rank, y.place
        from (
          select 'group' as kind, g.id, g.title, g.id as group_id, 2 as rank, 0 as place from modifier_groups g
            where g.tenant_id = $1 and g.menu_item_id is null and g.archived_at is null
          union all
          select 'addon', a.id, a.title, g.id, 3, a.position from menu_addons a
            join modifier_groups g on g.tenant_id = $1 and g.id = a.group_id and g.archived_at is null
            where a.tenant_id = $1 and a.menu_item_id is null and a.archived_at is null
        ) y
        union all
        select x.kind, x.id, i.category_id, x.title, x.description, i.position, i.id, x.rank, x.place
        from menu_items i
        cross join lateral (
          select 'item' as kind, i.id, i.title, i.description, 0 as rank, 0 as place
          union all
          select 'variant', v.id, v.title, null, 1, v.position from menu_variants v
            where v.tenant_id = $1 and v.menu_item_id = i.id and v.archived_at is null
          union all
          select 'group', g.id, g.title, null, 2, g.position from modifier_groups g
            where g.tenant_id = $1 and g.menu_item_id = i.id and g.archived_at is null
              and exists (select from menu_addons m where m.tenant_id = $1 and m.menu_item_id = i.id
                and m.group_id = g.id and m.archived_at is null)
          union all
          select 'addon', a.id, a.title, null, 3, a.position from menu_addons a
            where a.tenant_id = $1 and a.menu_item_id = i.id and a.archived_at is null
          union all
          select 'combo_group', k.id, k.title, null, 4, k.position from combo_groups k
            where k.tenant_id = $1 and k.menu_item_id = i.id
        ) x
        where i.tenant_id = $1 and i.archived_at is null
      ) p
      left join categories c on c.tenant_id = $1 and c.id = p.category_id
      order by c.position nulls last, c.id, p.item_place, p.item_id, p.rank, p.place, p.id`,
    values: [tx.tenantId],
  });
}

/** Finds the translation of a part; undefined when there is none. */
export type TranslationOf<Made = MadeTranslation> = (kind: MenuPartKind, id: number) => Made | undefined;

/** Ids of parts of the menu whose texts are wanted. */
export interface NamedParts {
  readonly items: readonly number[];
  readonly variants: readonly number[];
  readonly addons: readonly number[];
}

const translationRows = (tx: Tx) =>
  sqlOf
    .selectFrom("menu_translations")
    .select(["category_id", "menu_item_id", "variant_id", "addon_id", "group_id", "combo_group_id"])
    .select(["language", "title", "description", "original_title", "original_description", "copied_from"])
    .where("tenant_id", "=", tx.tenantId);

/** Reads the translations of a language; only those of these parts, if they are named. */
export async function selectTranslations(
  tx: Tx,
  language: Language,
  parts?: NamedParts,
): Promise<TranslationOf> {
  const rows = await tx.rows(
    translationRows(tx)
      .where("language", "=", language)
      .$if(parts !== undefined, (query) =>
        query.where(
          sql<boolean>`(menu_item_id = any(${parts?.items}) or variant_id = any(${parts?.variants}) or addon_id = any(${parts?.addons}))`,
        ),
      ),
  );
  return finderOf(rows);
}

/** Reads the translations of every language. */
export async function selectAllTranslations(tx: Tx): Promise<(language: Language) => TranslationOf> {
  const rows = await tx.rows(translationRows(tx));
  const byLanguage = Map.groupBy(rows, ({ language }) => language);
  return (language) => finderOf(byLanguage.get(language) ?? []);
}

interface TranslationRow extends MadeTranslation {
  readonly category_id: number | null;
  readonly menu_item_id: number | null;
  readonly variant_id: number | null;
  readonly addon_id: number | null;
  readonly group_id: number | null;
  readonly combo_group_id: number | null;
}

function finderOf(rows: readonly TranslationRow[]): TranslationOf {
  const translations = new Map(
    rows.map((row) => {
      const [kind, id] = [
        ["category", row.category_id] as const,
        ["item", row.menu_item_id] as const,
        ["variant", row.variant_id] as const,
        ["addon", row.addon_id] as const,
        ["group", row.group_id] as const,
        ["combo_group", row.combo_group_id] as const,
      ].find(([, of]) => of !== null) ?? ["category", null];
      return [partKey(kind, id ?? 0), row];
    }),
  );
  return (kind, id) => translations.get(partKey(kind, id));
}

export const partKey = (kind: MenuPartKind, id: number): string => `${kind} ${id}`;

/** A part with its translation; without any text the restaurant's own are used again. */
export interface NewTranslation extends MenuTexts, Omit<MadeTranslation, keyof MenuTexts> {
  readonly kind: MenuPartKind;
  readonly id: number;
}

/** Replaces translations of parts. */
export async function putTranslations(
  tx: Tx,
  language: Language,
  translations: readonly NewTranslation[],
): Promise<void> {
  const named = JSON.stringify(translations);
  await tx.query({
    text: `delete from menu_translations m using jsonb_to_recordset($3::jsonb) as n (kind text, id bigint)
      where m.tenant_id = $1 and m.language = $2
        and n.id = case n.kind when 'category' then m.category_id when 'item' then m.menu_item_id
          when 'variant' then m.variant_id when 'addon' then m.addon_id when 'group' then m.group_id
          else m.combo_group_id end`,
    values: [tx.tenantId, language, named],
  });
  await tx.query({
    text: `insert into menu_translations (tenant_id, language, category_id, menu_item_id, variant_id, addon_id, group_id,
        combo_group_id, title, description, original_title, original_description, copied_from)
      select $1, $2, case n.kind when 'category' then n.id end, case n.kind when 'item' then n.id end,
        case n.kind when 'variant' then n.id end, case n.kind when 'addon' then n.id end,
        case n.kind when 'group' then n.id end, case n.kind when 'combo_group' then n.id end, n.title, n.description,
        n.original_title, n.original_description, n.copied_from
      from jsonb_to_recordset($3::jsonb) as n (kind text, id bigint, title text, description text, original_title text,
        original_description text, copied_from text)
      where n.title is not null or n.description is not null`,
    values: [tx.tenantId, language, named],
  });
}
