import { queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";
import { storeUser } from "./session.ts";
import { sessionRoutes } from "./session-routes.ts";

/** The signed-in person as the server knows them; what this browser keeps of them follows. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async ({ signal }) => {
    const user = await call((await sessionRoutes()).me, { signal });
    storeUser(user);
    return user;
  },
  staleTime: 60_000,
});
