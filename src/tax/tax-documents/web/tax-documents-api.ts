import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import {
  correctBuyer,
  invalidateDocument,
  makeDebitNote,
  readCorrections,
  replaceDocument,
  sendAgain,
} from "../contract/corrections.ts";

export const taxDocumentsKey = ["tax-documents"] as const;

/** Reads what can be done about a document, and everything related to it. */
export const correctionsQuery = (id: TaxDocumentId) =>
  queryOptions({
    queryKey: [...taxDocumentsKey, "corrections", id],
    queryFn: ({ signal }) => call(readCorrections, { params: { id }, signal }),
    staleTime: 0,
  });

/** After every act, everything about documents is loaded again. */
function useDone() {
  const client = useQueryClient();
  return {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: taxDocumentsKey }),
        client.invalidateQueries({ queryKey: ["accounting"] }),
      ]),
  };
}

export const useSendAgain = () =>
  useMutation({ mutationFn: (input: CallInput<typeof sendAgain>) => call(sendAgain, input), ...useDone() });

export const useCorrectBuyer = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof correctBuyer>) => call(correctBuyer, input),
    ...useDone(),
  });

export const useReplaceDocument = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof replaceDocument>) => call(replaceDocument, input),
    ...useDone(),
  });

export const useInvalidateDocument = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof invalidateDocument>) => call(invalidateDocument, input),
    ...useDone(),
  });

export const useMakeDebitNote = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof makeDebitNote>) => call(makeDebitNote, input),
    ...useDone(),
  });
