import type { Deps } from "#platform/server/deps.ts";
import type { Bind } from "#platform/server/http/bind.ts";
import * as contract from "../contract/sign-up.ts";
import { beginSignUp, confirmSignUp, mailSignUpAgain } from "./sign-up.ts";
import { signUpDoor } from "./sign-up-door.ts";

export function signUpRoutes(on: Bind, deps: Deps): void {
  on(contract.signUpDoor, ({ ctx }) => signUpDoor(ctx, deps));
  on(contract.signUp, ({ ctx, body }) => beginSignUp(ctx, deps, body));
  on(contract.mailSignUpAgain, ({ ctx }) => mailSignUpAgain(ctx, deps));
  on(contract.confirmSignUp, ({ ctx, body }) => confirmSignUp(ctx, deps, body));
}
