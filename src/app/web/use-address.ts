import { startTransition, useState } from "react";
import type { ListAddress } from "#platform/web/lists/list-address.ts";

interface AddressedRoute<Search> {
  readonly useSearch: () => Search;
  readonly useNavigate: () => (to: { search: NoInfer<Search>; replace: boolean }) => Promise<void>;
}

/**
 * Keeps the state of a screen in the address of its route. What was asked for holds at once, also for the next
 * change, while the route is still on its way: a tapped filter never springs back.
 */
export function useAddress<Search>(route: AddressedRoute<Search>): ListAddress<Search> {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [asked, setAsked] = useState<{ search: Search }>();
  const onSearch = async (next: Search, replace = false) => {
    const request = { search: next };
    setAsked(request);
    await navigate({ search: next, replace });
    startTransition(() => setAsked((current) => (current === request ? undefined : current)));
  };
  return { search: asked ? asked.search : search, onSearch: (...change) => void onSearch(...change) };
}
