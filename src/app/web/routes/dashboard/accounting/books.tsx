import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { BooksScreen } from "#back-office/tax-books/web/books-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/accounting/books")({
  validateSearch: z.looseObject({}),
  component: BooksRoute,
});

function BooksRoute() {
  return <BooksScreen {...useAddress(Route)} />;
}
