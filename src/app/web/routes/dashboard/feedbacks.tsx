import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { FeedbackScreen } from "#service/feedback/web/feedback-screen.tsx";

export const Route = createFileRoute("/dashboard/feedbacks")({
  validateSearch: z.looseObject({}),
  component: FeedbackRoute,
});

function FeedbackRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FeedbackScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
