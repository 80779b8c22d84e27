import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ForgotPasswordScreen } from "#core/auth/web/password-screens.tsx";

export const Route = createFileRoute("/forgot-password")({
  validateSearch: z.object({ at: z.string().optional() }),
  component: ForgotPasswordRoute,
});

function ForgotPasswordRoute() {
  return <ForgotPasswordScreen {...Route.useSearch()} />;
}
