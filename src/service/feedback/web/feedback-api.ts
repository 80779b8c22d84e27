import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import type { FeedbackId } from "#platform/domain/ids.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import { showError } from "#platform/web/show-error.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import {
  exportFeedback,
  listFeedback,
  readFeedback,
  readFeedbackSettings,
  setFeedbackSettings,
} from "../contract/staff-feedback.ts";

export const feedbackKey = ["feedback"] as const;

/** Loads a page of feedback with its figures. */
export function feedbackQuery(query: QueryOf<typeof listFeedback>) {
  return queryOptions({
    queryKey: [...feedbackKey, query],
    queryFn: async ({ signal }) => {
      const { feedbacks: rows, ...page } = await call(listFeedback, { query, signal });
      return { ...page, rows };
    },
    placeholderData: keepPreviousData,
  });
}

/** Loads one answer. */
export const answerQuery = (id: FeedbackId) =>
  queryOptions({
    queryKey: [...feedbackKey, "answer", id],
    queryFn: ({ signal }) => call(readFeedback, { params: { id }, signal }),
  });

/** Hides or shows an answer, and reloads lists and figures. */
export function useFeedbackAction<Input>(
  act: (input: Input) => Promise<{ message: string }>,
  onDone: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => {
      toastSuccess(message);
      onDone();
    },
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: feedbackKey }),
  });
}

/** Saves the filtered feedback as a file. */
export const downloadFeedback = (query: QueryOf<typeof exportFeedback>) =>
  downloadCsv(exportFeedback, { query });

/** Loads the address where satisfied guests are asked for a review. */
export const feedbackSettingsQuery = queryOptions({
  queryKey: ["settings", "feedback"],
  queryFn: ({ signal }) => call(readFeedbackSettings, { signal }),
});

export function useSetFeedbackSettings(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof setFeedbackSettings>) => call(setFeedbackSettings, input),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      onSaved();
    },
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: feedbackSettingsQuery.queryKey }),
  });
}
