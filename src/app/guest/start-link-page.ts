import "#service/guest-menu/guest/sheet.css";
import "./link-page.css";

/** This script answers taps on a page behind a link (/d/, /r/), which the server has drawn: paper, a question, a form. */

/** Timeout for an answer, in milliseconds. */
const PATIENCE_MS = 20_000;

for (const button of document.querySelectorAll("[data-print]"))
  button.addEventListener("click", () => print());

for (const button of document.querySelectorAll<HTMLElement>("[data-opens]"))
  button.addEventListener("click", () => {
    const dialog = document.getElementById(button.dataset.opens ?? "");
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  });

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-post]"))
  form.addEventListener("submit", (event) => {
    const { submitter } = event;
    // The button that keeps everything as it is only closes the question.
    if (submitter instanceof HTMLButtonElement && submitter.formMethod === "dialog") return;
    event.preventDefault();
    void send(form);
  });

/** Sends the fields. Nothing typed is lost: the answer stands beside them until it worked. */
async function send(form: HTMLFormElement): Promise<void> {
  const { post = "", done, wrong, many, offline, other } = form.dataset;
  const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const field = form.querySelector("input");
  const say = (text: string | undefined) => {
    const answer = form.querySelector("[role=alert]");
    if (answer !== null) answer.textContent = text ?? "";
    const isOfField = text !== undefined && text === wrong;
    field?.setAttribute("aria-invalid", String(isOfField));
    if (isOfField) field?.focus();
  };
  if (!form.checkValidity()) return say(wrong);
  say("");
  const buttons = form.querySelectorAll("button");
  for (const button of buttons) button.disabled = true;
  const status = await statusOf(post, typed);
  for (const button of buttons) button.disabled = false;
  if (status === 200) return succeed(form, done?.replace("{{to}}", `\u2066${typed.to ?? ""}\u2069`));
  if (status === 0 || status >= 500) return say(offline);
  if (status === 429) return say(many ?? other);
  say(status === 400 ? (wrong ?? other) : other);
}

/** Posts the fields and returns the status of the answer; 0 for none. */
async function statusOf(address: string, fields: Record<string, string>): Promise<number> {
  const { lang } = document.documentElement;
  return fetch(address, {
    method: "POST",
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { accept: "application/json", "content-type": "application/json", "accept-language": lang },
    body: JSON.stringify(fields),
  }).then(
    (answer) => answer.status,
    () => 0,
  );
}

/** Says what was done in place of the form; without a sentence the server draws the page anew, which says it. */
function succeed(form: HTMLFormElement, text: string | undefined): void {
  if (text === undefined) {
    location.reload();
    return;
  }
  const notice = document.createElement("p");
  notice.className = "notice";
  notice.role = "status";
  notice.tabIndex = -1;
  notice.textContent = text;
  form.replaceWith(notice);
  notice.focus();
}
