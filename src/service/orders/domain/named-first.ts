import { searchText } from "#platform/domain/text/search-text.ts";
import type { GroupableOrder, TableGroup } from "./table-groups.ts";

/** Those that the search names whole first ("Mesa 1" before "Mesa 10"), the others in their order. */
export function namedFirst<Group extends TableGroup<GroupableOrder>>(
  groups: readonly Group[],
  search: string,
): Group[] {
  const wanted = searchText(search);
  const isNamed = ({ table_title: title, orders }: Group) =>
    orders.some(({ token_no: token, customer_name: customer }) =>
      [title, String(token), customer].some((text) => text !== null && searchText(text) === wanted),
    );
  return wanted === "" ? [...groups] : groups.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
}
