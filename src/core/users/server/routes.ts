import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/users.ts";
import {
  addUser,
  changeUserActive,
  deleteUser,
  listUsers,
  type OpenWork,
  updateUser,
} from "./change-users.ts";
import { giveUserPin } from "./give-pin.ts";
import { removeUserPin, resetUserPassword, signOutUser } from "./user-sign-in.ts";

/** The people of the restaurant: who they are, how they sign in, what they may do. */
export const userRoutes =
  (openWork: OpenWork): FeatureRoutes =>
  (on, deps) => {
    on(contract.listUsers, ({ ctx }) => listUsers(ctx));
    on(contract.addUser, ({ ctx, body }) => addUser(ctx, body));
    on(contract.updateUser, ({ ctx, params, body }) => updateUser(ctx, params.username, body));
    on(contract.updateUserPassword, ({ ctx, params, body }) =>
      resetUserPassword(ctx, deps, { ...params, ...body }),
    );
    on(contract.changeUserActive, ({ ctx, params, body }) =>
      changeUserActive(ctx, deps, { ...params, ...body }),
    );
    on(contract.deleteUser, ({ ctx, params }) => deleteUser(ctx, { ...deps, openWork }, params.username));
    on(contract.giveUserPin, ({ ctx, params, body }) => giveUserPin(ctx, { ...params, ...body }));
    on(contract.removeUserPin, ({ ctx, params }) => removeUserPin(ctx, params.username));
    on(contract.signOutUser, ({ ctx, params, body }) =>
      signOutUser(ctx, deps, { ...params, id: body.device_id }),
    );
  };
