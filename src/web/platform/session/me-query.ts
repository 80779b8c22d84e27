import { queryOptions } from "@tanstack/react-query";
import { currentUser } from "../../../contract/auth.ts";
import { call } from "../api.ts";
import { storeUser } from "./session.ts";

/** The signed-in person as the server knows them; what this browser keeps of them follows. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async ({ signal }) => {
    const user = await call(currentUser, { signal });
    storeUser(user);
    return user;
  },
  staleTime: 60_000,
});
