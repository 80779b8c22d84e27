import { createFileRoute } from "@tanstack/react-router";
import { SignInOrLockScreen } from "#core/auth/web/sign-in-screen.tsx";
import { signInSearch, skipWhenSignedIn } from "#platform/web/session/guards.ts";

export const Route = createFileRoute("/")({
  validateSearch: signInSearch,
  beforeLoad: skipWhenSignedIn,
  component: SignInOrLockScreen,
});
