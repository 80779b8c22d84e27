import { queryOptions, useMutation } from "@tanstack/react-query";
import { isLanguage } from "#platform/domain/text/languages.ts";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { changeLanguage, currentLanguage } from "#platform/web/i18n.ts";
import { readReportMailLink, unsubscribeReportMail } from "../../../contract/unsubscribe-report-mail.ts";

/**
 * The recipient of a link, with the page in the language of the mail; null: the link is invalid. Requested once,
 * because the reader may choose another language afterwards.
 */
export const mailLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ["report-mail-link", token],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      try {
        const link = await call(readReportMailLink, { params: { token }, signal });
        if (isLanguage(link.language) && link.language !== currentLanguage())
          await changeLanguage(link.language);
        return link;
      } catch (error) {
        if (isApiError(error, "not_found", "invalid_input", "invalid_request")) return null;
        throw error;
      }
    },
  });

export const useUnsubscribe = (token: string) =>
  useMutation({ mutationFn: () => call(unsubscribeReportMail, { params: { token } }) });
