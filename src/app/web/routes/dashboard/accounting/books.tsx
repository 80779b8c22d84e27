import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { BooksScreen } from "#back-office/tax-books/web/books-screen.tsx";

export const Route = createFileRoute("/dashboard/accounting/books")({
  validateSearch: z.object({
    month: z.string().optional().catch(undefined),
    book: z.string().optional().catch(undefined),
  }),
  component: BooksPage,
});

function BooksPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <BooksScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
