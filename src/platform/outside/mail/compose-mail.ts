import { isolated } from "../../domain/text/isolated.ts";
import type { Mail } from "./mail.ts";
import type { MailContent, MailTable } from "./mail-content.ts";
import { mailHtml } from "./mail-html.ts";

/** A control character in a subject would let a name write further headers. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ").trim();
}

/** A mail as plain text and as simple HTML with the same words; whatever comes from people is escaped. */
export function composeMail(given: MailContent): Mail {
  const content = withValuesApart(given);
  const { leave } = content;
  return {
    to: content.to,
    subject: oneLine(content.subject),
    text: `${textOf(content).join("\n\n")}\n`,
    html: mailHtml({ ...content, subject: oneLine(content.subject) }),
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

function textOf({ paragraphs, tables = [], sum, action, footer, leave }: MailContent): string[] {
  const [first = "", ...rest] = paragraphs;
  return [
    first,
    ...tables.map(tableText),
    ...(sum ? [`${sum.label}: ${sum.amount}${sum.note === undefined ? "" : ` (${sum.note})`}`] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...rest,
    `--\n${footer}`,
    ...(leave ? [`${leave.label}:\n${leave.page}`] : []),
  ];
}

function tableText({ title, head = [], rows }: MailTable): string {
  const lines = rows.map(
    ([label, first = "", ...others]) => `${label}: ${first}${others.map((value) => ` (${value})`).join("")}`,
  );
  const [, ...compared] = head;
  const top =
    title === undefined ? [] : [`${title}${compared.length > 0 ? ` (${compared.join(", ")})` : ""}`];
  return [...top, ...lines].join("\n");
}
