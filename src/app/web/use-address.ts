import type { ListAddress } from "#platform/web/lists/list-address.ts";

interface AddressedRoute<Search> {
  readonly useSearch: () => Search;
  readonly useNavigate: () => (to: { search: NoInfer<Search>; replace: boolean }) => Promise<void>;
}

/** Keeps the state of a screen in the address of its route. */
export function useAddress<Search>(route: AddressedRoute<Search>): ListAddress<Search> {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return { search, onSearch: (next, replace = false) => void navigate({ search: next, replace }) };
}
