import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { marks } from "./demo-marks.ts";
import { demoWords } from "./demo-words.ts";

/** Adds the translations of the menu, and allergens and diets of its items. */
export async function seedWords(tx: Tx): Promise<void> {
  for (const [language, words] of Object.entries(demoWords)) await translate(tx, language, words);
  for (const [title, { allergens, diets }] of Object.entries(marks))
    await tx.run(
      sqlOf
        .updateTable("menu_items")
        .set({ allergens: allergens && [...allergens], diets: [...diets] })
        .where("tenant_id", "=", tx.tenantId)
        .where("title", "=", title),
    );
}

interface Words {
  readonly titles: Readonly<Record<string, string>>;
  readonly descriptions: Readonly<Record<string, string>>;
}

/** Whatever on the menu has a name that is translated. */
async function translate(tx: Tx, language: string, { titles, descriptions }: Words): Promise<void> {
  await tx.query({
    text: `insert into menu_translations (tenant_id, language, category_id, menu_item_id, variant_id, addon_id, group_id,
        combo_group_id, title, description, original_title, original_description)
      select $1, $2, p.category_id, p.item_id, p.variant_id, p.addon_id, p.group_id, p.combo_group_id, $3::jsonb ->> p.title,
        case when p.item_id is not null then $4::jsonb ->> p.title end, p.title, p.description
      from (
        select id as category_id, null::bigint as item_id, null::bigint as variant_id, null::bigint as addon_id,
          null::bigint as group_id, null::bigint as combo_group_id, title, null as description from categories where tenant_id = $1
        union all
        select null, id, null, null, null, null, title, description from menu_items where tenant_id = $1
        union all
        select null, null, id, null, null, null, title, null from menu_variants where tenant_id = $1
        union all
        select null, null, null, id, null, null, title, null from menu_addons where tenant_id = $1
        union all
        select null, null, null, null, id, null, title, null from modifier_groups where tenant_id = $1
        union all
        select null, null, null, null, null, id, title, null from combo_groups where tenant_id = $1
      ) p
      where $3::jsonb ? p.title`,
    values: [tx.tenantId, language, JSON.stringify(titles), JSON.stringify(descriptions)],
  });
}
