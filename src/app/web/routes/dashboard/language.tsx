import { createFileRoute } from "@tanstack/react-router";
import { LanguageScreen } from "../../profile/language-screen.tsx";

export const Route = createFileRoute("/dashboard/language")({ component: LanguageScreen });
