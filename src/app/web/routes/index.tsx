import { createFileRoute } from "@tanstack/react-router";
import { SignInDoor } from "#core/auth/web/sign-in-door.tsx";
import { signInSearch, skipWhenSignedIn } from "#platform/web/session/guards.ts";

export const Route = createFileRoute("/")({
  validateSearch: signInSearch,
  beforeLoad: skipWhenSignedIn,
  component: SignInDoor,
});
