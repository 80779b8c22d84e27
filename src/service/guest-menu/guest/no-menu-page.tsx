import { GuestArt } from "./guest-art.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { pageLink, usePage, useWords } from "./page-context.ts";
import type { NoMenu } from "./page-data.ts";

/** Says why there is no menu, and what to do. */
export function NoMenuPage({ reason }: { reason: NoMenu }) {
  const t = useWords();
  const page = usePage();
  const action = { lost: "back_to_menu", failed: "try_again", unavailable: "try_again" } as const;
  return (
    <main className="no-menu">
      <GuestArt of={reason === "unavailable" ? "closed" : "failed"} />
      <h1>{t(`${reason}_title`)}</h1>
      <p>{t(`${reason}_text`)}</p>
      <a className="button" href={reason === "broken" ? "/m" : pageLink(page)}>
        {t(reason === "broken" ? "type_code" : action[reason])}
      </a>
      <LanguageLinks />
    </main>
  );
}
