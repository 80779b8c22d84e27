import { useWords } from "./page-context.ts";

/** Looks for items by their name. */
export function SearchBox({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const t = useWords();
  return (
    <input
      type="search"
      className="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={100}
      aria-label={t("search")}
      placeholder={t("search")}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
