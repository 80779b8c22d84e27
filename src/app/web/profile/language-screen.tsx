import classes from "#core/auth/web/account.module.css";
import { languageName, languages } from "#platform/domain/text/languages.ts";
import { DigitsChoice } from "#platform/web/frame/digits-choice.tsx";
import { useLanguageChoice } from "#platform/web/session/pick-language.ts";
import { useT } from "#platform/web/use-t.ts";
import { DocumentLanguageNote } from "#tax/tax-documents/web/public.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Box, Stack, VisuallyHidden } from "#ui/layout/layout.tsx";

/** Chooses the language; it changes at once. */
export function LanguageScreen() {
  const t = useT();
  const choice = useLanguageChoice();
  return (
    <div className={classes.narrow}>
      <PageHeader title={t("screens.language")} />
      <p className={classes.subtitle}>{t("profile.language.subtitle")}</p>
      <Stack as="fieldset" gap={8}>
        <VisuallyHidden as="legend">{t("profile.language.choose")}</VisuallyHidden>
        {languages.map((code) => (
          <label key={code} className={classes.choice}>
            <input
              type="radio"
              name="language"
              value={code}
              checked={code === choice.language}
              onChange={() => void choice.pick(code)}
            />
            <span lang={code}>{languageName(code)}</span>
          </label>
        ))}
      </Stack>
      <Box above={24}>
        <DigitsChoice isLabelShown />
        <DocumentLanguageNote />
      </Box>
    </div>
  );
}
