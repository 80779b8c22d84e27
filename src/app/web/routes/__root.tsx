import { createRootRoute, Outlet } from "@tanstack/react-router";
import { SignInAgain } from "#core/auth/web/sign-in-again.tsx";
import { useTakenOver } from "#platform/web/session/regain-session.ts";

export const Route = createRootRoute({ component: Root });

/** Every screen, and over one with something typed the way back in. Whoever takes a tab over finds nothing of the person before. */
function Root() {
  return (
    <>
      <Outlet key={useTakenOver()} />
      <SignInAgain />
    </>
  );
}
