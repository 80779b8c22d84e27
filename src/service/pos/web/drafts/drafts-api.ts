import { type CallInput, call } from "#platform/web/api.ts";
import { deleteDraft, deleteDrafts, listDrafts, saveDraft } from "#service/drafts/contract/drafts.ts";

export const sendDraft = (input: CallInput<typeof saveDraft>) => call(saveDraft, input);

export const fetchDrafts = (input: CallInput<typeof listDrafts>) => call(listDrafts, input);

export const sendDraftDeletion = (input: CallInput<typeof deleteDraft>) => call(deleteDraft, input);

export const sendAllDraftsDeletion = () => call(deleteDrafts);
