import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordScreen } from "../features/auth/forgot-password-screen.tsx";
import { passwordSearch } from "../features/auth/password-door.ts";

export const Route = createFileRoute("/forgot-password")({
  validateSearch: passwordSearch,
  component: ForgotPasswordRoute,
});

function ForgotPasswordRoute() {
  return <ForgotPasswordScreen {...Route.useSearch()} />;
}
