import { asLine, isolated } from "../../domain/text/isolated.ts";
import { type Language, sayIn } from "../../server/i18n/say.ts";
import type { Mail } from "./mail.ts";
import type { MailContent, MailTable } from "./mail-content.ts";
import { mailHtml } from "./mail-html.ts";

/** A control character in a subject would let a name write further headers. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ").trim();
}

/** A mail as plain text and as simple HTML with the same words; whatever comes from people is escaped. */
export function composeMail(given: MailContent): Mail {
  const { leave } = given;
  const subject = oneLine(given.subject);
  return {
    to: given.to,
    subject,
    text: `${textOf(given).join("\n\n")}\n`,
    html: mailHtml({ ...withValuesApart(given), subject }),
    ...(leave ? { leaveUrl: leave.oneClick } : {}),
  };
}

/** Names, amounts and phones outside of sentences keep their own order, whatever the direction of the mail. */
function withValuesApart({ sum, tables, sender, ...content }: MailContent): MailContent {
  const apart = (value: string) => isolated(value, content.language);
  return {
    ...content,
    ...(sender !== undefined && { sender: apart(sender) }),
    ...(sum && {
      sum: { ...sum, amount: apart(sum.amount), ...(sum.note !== undefined && { note: apart(sum.note) }) },
    }),
    ...(tables && {
      tables: tables.map((table) => ({
        ...table,
        rows: table.rows.map(([label, ...values]) => [apart(label), ...values.map(apart)] as const),
      })),
    }),
  };
}

function textOf({ language, paragraphs, tables = [], sum, action, footer, leave }: MailContent): string[] {
  const [first = "", ...rest] = paragraphs;
  const labelled = labelledIn(language);
  const link = (label: string, url: string) => `${labelled(label).trimEnd()}\n${url}`;
  return [
    first,
    ...tables.map((table) => tableText(table, labelled)),
    ...(sum ? [labelled(sum.label, sum.amount, ...(sum.note === undefined ? [] : [sum.note]))] : []),
    ...(action ? [link(action.label, action.url)] : []),
    ...rest,
    `--\n${footer}`,
    ...(leave ? [link(leave.label, leave.page)] : []),
  ];
}

/** Writes a label and its values as a line of a language, with that language's colon; all but the first stand in brackets. */
type Labelled = (label: string, ...values: string[]) => string;

function labelledIn(language: Language): Labelled {
  const say = sayIn(language);
  return (label, value = "", ...others) => {
    const line = asLine(say("common.labelled", { label, value }), language);
    return [line, ...others.map((other) => `(${isolated(other, language)})`)].join(" ");
  };
}

function tableText({ title, head = [], rows }: MailTable, labelled: Labelled): string {
  const lines = rows.map(([label, ...values]) => labelled(label, ...values));
  const [, ...compared] = head;
  const top =
    title === undefined ? [] : [`${title}${compared.length > 0 ? ` (${compared.join(", ")})` : ""}`];
  return [...top, ...lines].join("\n");
}
