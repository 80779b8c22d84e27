import { queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";
import { currentRealm } from "./realm.ts";
import { storeUser } from "./session.ts";
import { sessionRoutes } from "./session-routes.ts";

/** The signed-in person as the server knows them; what this browser keeps of them follows. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async ({ signal }) => {
    const realm = currentRealm();
    const user = await call(sessionRoutes(realm).me, { signal });
    storeUser(user, realm);
    return user;
  },
  staleTime: 60_000,
});
