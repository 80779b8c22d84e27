import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from "@tabler/icons-react";
import { IconButton } from "../overlay/icon-button.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./table-pager.module.css";

export interface TablePagerProps {
  /** 1 is the first page. */
  page: number;
  pageCount: number;
  /** False when nobody counted the pages: the last one cannot be led to. Default true. */
  isCounted?: boolean;
  /** Whole label: "Página 2 de 9". */
  label: string;
  onPage: (page: number) => void;
}

/** First, previous, label, next, last (operations.md §2, customers). For card grids too. */
export function TablePager({ page, pageCount, isCounted = true, label, onPage }: TablePagerProps) {
  const labels = useUiLabels();
  const atStart = page <= 1;
  const atEnd = page >= pageCount;
  return (
    <nav className={classes.pager} aria-label={label}>
      <IconButton
        label={labels.firstPage}
        icon={<IconChevronsLeft size={20} />}
        disabled={atStart}
        onClick={() => onPage(1)}
      />
      <IconButton
        label={labels.previousPage}
        icon={<IconChevronLeft size={20} />}
        disabled={atStart}
        onClick={() => onPage(page - 1)}
      />
      <span className={classes.label} aria-live="polite">
        {label}
      </span>
      <IconButton
        label={labels.nextPage}
        icon={<IconChevronRight size={20} />}
        disabled={atEnd}
        onClick={() => onPage(page + 1)}
      />
      {isCounted ? (
        <IconButton
          label={labels.lastPage}
          icon={<IconChevronsRight size={20} />}
          disabled={atEnd}
          onClick={() => onPage(pageCount)}
        />
      ) : null}
    </nav>
  );
}
