import { createFileRoute, redirect } from "@tanstack/react-router";
import { z } from "zod";

/** The other address of accounting (back-office §2). */
export const Route = createFileRoute("/accounting")({
  validateSearch: z.looseObject({}),
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/dashboard/accounting", search, replace: true });
  },
});
