import { createFileRoute } from "@tanstack/react-router";
import { BAR_SLUG } from "#service/kitchen/web/board-api.ts";
import { StationScreen } from "#service/kitchen/web/station-screen.tsx";

export const Route = createFileRoute("/dashboard/bar")({
  staticData: { layout: "board" },
  component: () => <StationScreen slug={BAR_SLUG} />,
});
