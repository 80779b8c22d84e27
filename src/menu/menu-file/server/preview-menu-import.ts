import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { previewMenuImport as definition } from "../contract/menu-file.ts";
import { checkImport, problemView } from "./check-import.ts";

/** What importing a file would do, and all that is wrong in it; changes nothing. */
export function previewMenuImport(
  ctx: StaffContext,
  { csv }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { counts, newCategories, problems } = await checkImport(tx, csv);
    return {
      counts,
      new_categories: [...newCategories],
      problems: problemView(problems, ctx.say),
      problems_count: problems.length,
    };
  });
}
