import { startTransition, useRef, useState } from "react";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { asksBeforeLeaving } from "#platform/web/session/regain-session.ts";

interface AddressedRoute<Search> {
  readonly useSearch: () => Search;
  readonly useNavigate: () => (to: { search: NoInfer<Search>; replace: boolean }) => Promise<void>;
}

interface Address<Search> extends ListAddress<Search> {
  /** Changes a part of the state; the others stay as they were last asked for. */
  readonly onPart: (part: Partial<Search>, replace?: boolean) => void;
}

/**
 * Keeps the state of a screen in the address of its route. What was asked for holds at once, also for the next
 * change, while the route is still on its way: a tapped filter never springs back. With typed values on the screen
 * the route may be refused by the question about them, and nothing changes before the answer.
 */
export function useAddress<Search>(route: AddressedRoute<Search>): Address<Search> {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [asked, setAsked] = useState<{ search: Search }>();
  // A second change of one tap comes before the first is rendered.
  const newest = useRef<{ search: Search }>(undefined);
  const onSearch = async (next: Search, replace = false) => {
    const request = { search: next };
    if (!asksBeforeLeaving()) {
      newest.current = request;
      setAsked(request);
    }
    await navigate({ search: next, replace });
    if (newest.current === request) newest.current = undefined;
    startTransition(() => setAsked((current) => (current === request ? undefined : current)));
  };
  return {
    search: asked ? asked.search : search,
    onSearch: (...change) => void onSearch(...change),
    onPart: (part, replace) => void onSearch({ ...(newest.current?.search ?? search), ...part }, replace),
  };
}
