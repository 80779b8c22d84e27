import { createLink } from "@tanstack/react-router";
import { ButtonLink } from "#ui/forms/button-link.tsx";

/** A link of the application that looks like a button: `<RouterButton to="/dashboard/pos">`. */
export const RouterButton = createLink(ButtonLink);
