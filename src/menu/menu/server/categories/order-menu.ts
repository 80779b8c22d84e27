import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { CategoryId, MenuItemId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type { orderCategories as definition } from "../../contract/categories.ts";
import { changeMenu } from "../change-menu.ts";
import { recordsOf } from "../menu-record.ts";
import { allCategories, categoryOf, orderVersion } from "./category-queries.ts";

type Reply = Promise<ResponseOf<typeof definition>>;

/** Sets the order of all categories. */
export function orderCategories(ctx: StaffContext, { ids, version }: BodyOf<typeof definition>): Reply {
  return changeMenu(ctx, async (tx) => {
    const before = await allCategories(tx);
    const titles = newOrder(before, ids, version);
    await tx.query({
      text: `update categories c set position = o.place
        from unnest($2::bigint[]) with ordinality as o(id, place) where c.tenant_id = $1 and c.id = o.id`,
      values: [tx.tenantId, ids],
    });
    const order = before.map(({ title }) => title);
    return {
      audit: recordsOf("category.ordered", ctx.tenantId, { order }, { order: titles }),
      answer: orderReply(ctx, ids),
    };
  });
}

/** The items of a category in their order. */
export function readCategoryItems(ctx: StaffContext, id: CategoryId) {
  return ctx.inTenant(async (tx) => {
    categoryOf(await allCategories(tx), id);
    const items = await itemsOf(tx, id);
    return { items, version: orderVersion(items) };
  });
}

/** Sets the order of all items of a category. */
export function orderCategoryItems(
  ctx: StaffContext,
  id: CategoryId,
  { ids, version }: { readonly ids: readonly MenuItemId[]; readonly version?: string | undefined },
): Reply {
  return changeMenu(ctx, async (tx) => {
    const { title } = categoryOf(await allCategories(tx), id);
    const before = await itemsOf(tx, id);
    const titles = newOrder(before, ids, version);
    await tx.query({
      text: `update menu_items i set position = o.place
        from unnest($3::bigint[]) with ordinality as o(id, place)
        where i.tenant_id = $1 and i.category_id = $2 and i.id = o.id`,
      values: [tx.tenantId, id, ids],
    });
    const order = before.map((item) => item.title);
    return {
      audit: recordsOf("category.items_ordered", id, { title, order }, { title, order: titles }),
      answer: orderReply(ctx, ids),
    };
  });
}

/** Titles in the new order; refused when somebody changed the old one, or there are other things by now. */
function newOrder(
  before: readonly { readonly id: number; readonly title: string }[],
  ids: readonly number[],
  version: string | undefined,
): string[] {
  refuseStaleEdit(version, { ids: before.map(({ id }) => id) });
  const titles = ids.flatMap((id) => before.find((each) => each.id === id)?.title ?? []);
  if (titles.length !== before.length || ids.length !== before.length)
    throw new AppError("changed_meanwhile", { details: { version: orderVersion(before) } });
  return titles;
}

function orderReply(ctx: StaffContext, ids: readonly number[]) {
  return { message: ctx.say("menu.reply.ordered"), version: orderVersion(ids.map((id) => ({ id }))) };
}

function itemsOf(tx: Tx, categoryId: CategoryId) {
  return tx.rows(
    sqlOf
      .selectFrom("menu_items")
      .select(["id", "title", "is_enabled"])
      .where("tenant_id", "=", tx.tenantId)
      .where("category_id", "=", categoryId)
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
  );
}
