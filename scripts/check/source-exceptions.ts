/**
 * What breaks a rule of source-rules.test.ts today, with its reason. The lists may only shrink: an entry that is not
 * needed any more fails the test too. Files are named without their folder, so that a move changes nothing here.
 */

const SCREEN_IN_ONE_READING = "a screen's markup, read from top to bottom; no decision in it";
const FORM_IN_ONE_READING = "the fields of one form in their order";

/** Functions of more than 60 lines, with the lines they have at most. */
export const longFunctionExceptions: Readonly<Record<string, { lines: number; reason: string }>> = {
  "qr-orders-dialog.tsx: QrOrdersDialog": { lines: 72, reason: SCREEN_IN_ONE_READING },
  "drafts-dialog.tsx: DraftsDialog": { lines: 82, reason: SCREEN_IN_ONE_READING },
  "choice-dialog.tsx: ChoiceDialog": { lines: 96, reason: FORM_IN_ONE_READING },
  "example-menu.ts: exampleInit": { lines: 93, reason: "an example answer, written out" },
  "menu-panel.tsx: MenuPanel": { lines: 74, reason: SCREEN_IN_ONE_READING },
  "send-summary-dialog.tsx: SendSummaryDialog": { lines: 81, reason: SCREEN_IN_ONE_READING },
};

/** Folders of more than 40 files, with the files they have at most. */
export const largeFolderExceptions: Readonly<Record<string, { files: number; reason: string }>> = {};

/** Public doors with more than five names, with how many they have at most. */
export const wideDoorExceptions: Readonly<Record<string, number>> = {};
