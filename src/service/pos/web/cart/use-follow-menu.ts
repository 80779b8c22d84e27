import { useEffect } from "react";
import { useT } from "#platform/web/use-t.ts";
import type { Pos } from "../pos-context.ts";

/** Keeps names and taxes of the cart as the menu has them, whatever was loaded into it, and says what changed. */
export function useFollowMenu({ store, menu, money }: Pick<Pos, "store" | "menu" | "money">): void {
  const t = useT();
  useEffect(() => {
    // Without a network nothing changes either: tried again with the next menu.
    const following = import("./keep-followed.ts").then(
      ({ keepFollowed }) => keepFollowed({ store, menu, money, t }),
      () => undefined,
    );
    return () => void following.then((stop) => stop?.());
  }, [store, menu, money, t]);
}
