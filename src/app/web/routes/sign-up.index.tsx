import { createFileRoute } from "@tanstack/react-router";
import { SignUpScreen } from "#operator/sign-up/web/sign-up-screen.tsx";
import { signInSearch, skipWhenSignedIn } from "#platform/web/session/guards.ts";

export const Route = createFileRoute("/sign-up/")({
  validateSearch: signInSearch,
  beforeLoad: skipWhenSignedIn,
  component: SignUpScreen,
});
