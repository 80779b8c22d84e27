import type { FoodFilter } from "#menu/menu/domain/food-marks.ts";
import { useStored } from "#service/cart/guest/use-stored.ts";
import { usePage } from "../page-context.ts";

const NOTHING: FoodFilter = { diets: [], without: [] };

/** Keeps the guest's food filter for this restaurant on the phone. */
export function useFoodFilter() {
  const { qrcode } = usePage();
  const [filter, setFilter] = useStored<FoodFilter>(`comanda.food.${qrcode}`, NOTHING);
  return { filter, setFilter, clear: () => setFilter(NOTHING) };
}
