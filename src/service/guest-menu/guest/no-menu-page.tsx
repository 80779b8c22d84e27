import { LanguageLinks } from "./menu-header.tsx";
import { pageLink, usePage, useWords } from "./page-context.ts";
import type { NoMenu } from "./page-data.ts";

/** Says why there is no menu, and what to do. */
export function NoMenuPage({ reason }: { reason: NoMenu }) {
  const t = useWords();
  const page = usePage();
  const mayTryAgain = reason === "failed";
  const isLost = reason === "lost";
  return (
    <main className="no-menu">
      <h1>{t(`${reason}_title`)}</h1>
      <p>{t(`${reason}_text`)}</p>
      {mayTryAgain && (
        <a className="button" href={pageLink(page)}>
          {t("try_again")}
        </a>
      )}
      {isLost && (
        <a className="button" href={pageLink(page)}>
          {t("back_to_menu")}
        </a>
      )}
      <LanguageLinks />
    </main>
  );
}
