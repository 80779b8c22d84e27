import { createFileRoute } from "@tanstack/react-router";
import { SignInScreen } from "../features/auth/sign-in-screen.tsx";
import { signInSearch, skipWhenSignedIn } from "../platform/session/guards.ts";

export const Route = createFileRoute("/login")({
  validateSearch: signInSearch,
  beforeLoad: skipWhenSignedIn,
  component: SignInScreen,
});
