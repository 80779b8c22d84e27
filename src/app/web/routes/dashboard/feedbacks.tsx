import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { FeedbackScreen } from "#service/feedback/web/feedback-screen.tsx";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/feedbacks")({
  validateSearch: z.looseObject({}),
  component: FeedbackRoute,
});

function FeedbackRoute() {
  return <FeedbackScreen {...useAddress(Route)} />;
}
