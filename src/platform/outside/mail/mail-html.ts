import { directionOf } from "../../domain/text/languages.ts";
import { escapeHtml } from "./escape-html.ts";
import type { MailContent, MailSum, MailTable } from "./mail-content.ts";

/** Name at the top of mails that no restaurant writes. */
const PRODUCT = "Comanda";

/**
 * Renders the one layout of all mails: whose it is, its figure, its sentences and lines, one button. Mail programs know
 * little of HTML, so the styles stand at their elements; nothing is loaded from anywhere.
 */
export function mailHtml(content: MailContent): string {
  const {
    language,
    subject,
    sender = PRODUCT,
    sum,
    paragraphs,
    tables = [],
    action,
    footer,
    leave,
  } = content;
  const direction = directionOf(language);
  const [first, ...rest] = paragraphs;
  const body = [
    ...(sum ? [sumHtml(sum)] : []),
    ...(first === undefined ? [] : [paragraph(first)]),
    ...tables.map((table) => tableHtml(table, direction === "rtl" ? "left" : "right")),
    ...rest.map((words) => paragraph(words)),
    ...(action
      ? [
          `<p style="${styles.action}"><a class="button" href="${escapeHtml(action.url)}" style="${styles.button}">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="${styles.page}">
<div class="card" style="${styles.card}">
<p style="${styles.sender}">${escapeHtml(sender)}</p>
${body.join("\n")}
</div>
<div style="${styles.foot}">
${paragraph(footer, styles.small, "soft")}
${leave ? `<p style="${styles.small}"><a class="soft" href="${escapeHtml(leave.page)}" style="color:#59544d">${escapeHtml(leave.label)}</a></p>\n` : ""}</div>
</body>
</html>
`;
}

/** Colours of the product in the light mode (src/ui/theme/tokens.css); those of the dark one below. */
const styles = {
  page: "margin:0;padding:24px 12px;background:#f6f5f2;color:#211f1c;font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5",
  card: "max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px",
  sender: "margin:0 0 24px;font-size:16px;font-weight:700",
  paragraph: "margin:0 0 12px;overflow-wrap:anywhere",
  figure: "margin:0 0 20px",
  label: "margin:0;color:#59544d;font-size:14px",
  sum: "margin:0;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:-0.02em;font-variant-numeric:tabular-nums",
  table: "width:100%;border-collapse:collapse;margin:20px 0;font-size:15px",
  cell: "padding:9px 0;border-bottom:1px solid #e2ded8;vertical-align:top",
  action: "margin:24px 0 0",
  button:
    "display:inline-block;padding:13px 24px;border-radius:8px;background:#0f6b66;color:#ffffff;font-weight:600;text-decoration:none",
  foot: "max-width:480px;margin:0 auto;padding:16px 32px",
  small: "margin:0 0 8px;color:#59544d;font-size:13px",
};

const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
.page { background: #141312 !important; color: #efebe5 !important }
.card { background: #1d1c1a !important }
.soft { color: #b8b2a8 !important }
.cell { border-color: #34312d !important }
.button { background: #15807a !important }
}
`;

const paragraph = (words: string, style = styles.paragraph, name?: string) =>
  `<p${name === undefined ? "" : ` class="${name}"`} style="${style}">${escapeHtml(words)}</p>`;

function sumHtml({ label, amount, note }: MailSum): string {
  const parts = [
    paragraph(label, styles.label, "soft"),
    paragraph(amount, styles.sum),
    ...(note === undefined ? [] : [paragraph(note, styles.label, "soft")]),
  ];
  return `<div style="${styles.figure}">\n${parts.join("\n")}\n</div>`;
}

function tableHtml({ title, head = [], rows }: MailTable, end: "left" | "right"): string {
  const valueStyle = `${styles.cell};text-align:${end};padding-${end === "right" ? "left" : "right"}:16px;white-space:nowrap;font-variant-numeric:tabular-nums`;
  const startStyle = `${styles.cell};text-align:${end === "right" ? "left" : "right"}`;
  const cells = (tag: "th" | "td", words: readonly string[]) =>
    words.map((word) => `<${tag} class="cell" style="${valueStyle}">${escapeHtml(word)}</${tag}>`).join("");
  const start = (words: string) =>
    `<th class="cell" scope="row" style="${startStyle};font-weight:normal;overflow-wrap:anywhere">${escapeHtml(words)}</th>`;
  const lines = rows.map(([label, ...values]) => `<tr>${start(label)}${cells("td", values)}</tr>`);
  const top =
    title === undefined
      ? []
      : [`<tr><th class="cell" style="${startStyle}">${escapeHtml(title)}</th>${cells("th", head)}</tr>`];
  return `<table style="${styles.table}">\n${[...top, ...lines].join("\n")}\n</table>`;
}
