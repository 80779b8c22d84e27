import { createFileRoute } from "@tanstack/react-router";
import { BAR_SLUG } from "../../features/kitchen/board-api.ts";
import { StationScreen } from "../../features/kitchen/station-screen.tsx";

export const Route = createFileRoute("/dashboard/bar")({
  staticData: { layout: "board" },
  component: () => <StationScreen slug={BAR_SLUG} />,
});
