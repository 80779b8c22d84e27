import { type TableWish, tableWishes } from "./table-wishes.ts";
import { useVisits } from "./visits-api.ts";

/** What tables wait for somebody to see, the longest waiting first; none while that is not loaded. */
export const useTableWishes = (): TableWish[] => tableWishes(useVisits().data?.visits ?? []);
