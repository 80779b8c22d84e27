import { createFileRoute } from "@tanstack/react-router";
import { SignInScreen } from "#core/auth/web/sign-in-screen.tsx";
import { signInSearch, skipWhenSignedIn } from "#platform/web/session/guards.ts";

export const Route = createFileRoute("/superadmin/login")({
  validateSearch: signInSearch,
  beforeLoad: skipWhenSignedIn,
  component: SignInScreen,
});
