import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ConfirmSignUpScreen } from "#operator/sign-up/web/confirm-sign-up-screen.tsx";

export const Route = createFileRoute("/sign-up/confirm")({
  validateSearch: z.object({ token: z.coerce.string().optional() }),
  component: ConfirmSignUpRoute,
});

function ConfirmSignUpRoute() {
  const { token } = Route.useSearch();
  return <ConfirmSignUpScreen token={token} />;
}
