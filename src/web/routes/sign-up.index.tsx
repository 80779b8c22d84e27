import { createFileRoute } from "@tanstack/react-router";
import { SignUpScreen } from "../features/sign-up/sign-up-screen.tsx";
import { signInSearch, skipWhenSignedIn } from "../platform/session/guards.ts";

export const Route = createFileRoute("/sign-up/")({
  validateSearch: signInSearch,
  beforeLoad: skipWhenSignedIn,
  component: SignUpScreen,
});
