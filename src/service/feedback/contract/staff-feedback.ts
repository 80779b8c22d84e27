import { z } from "zod";
import { reviewSettings } from "#core/settings/contract/review-settings.ts";
import { columnOf, inFile } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, idTextOf, instant, messageReply, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { feedbackLevels, feedbackQuestions, HIDDEN_REASON_MAX } from "../domain/feedback.ts";

/** From 1 to 5 with two decimals on the wire; hundredths in the code. */
const average = z.codec(z.number().min(1).max(5), z.number().int(), {
  decode: (value) => Math.round(value * 100),
  encode: (hundredths) => hundredths / 100,
});
const rating = z.number().int();

export const feedback = z.object({
  id: idOf("Feedback"),
  date: instant,
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  birthdate: day.nullable(),
  customer_id: idOf("Customer").nullable(),
  invoice_id: idOf("Invoice").nullable(),
  invoice_no: z.number().int().nullable(),
  /** Table of the visit, or of the account that the invoice belongs to. */
  table_title: z.string().nullable(),
  /** Since when the party of the phone was there; null without a visit. */
  visit_from: instant.nullable(),
  /** Until when; null while it is there. */
  visit_to: instant.nullable(),
  /** Since when it is hidden, by whom and why; null: it is shown and counts. */
  hidden_at: instant.nullable(),
  hidden_by: z.string().nullable(),
  hidden_reason: z.string().nullable(),
  remarks: z.string().nullable(),
  average_rating: average,
  food_quality_rating: rating,
  service_rating: rating,
  staff_behavior_rating: rating,
  ambiance_rating: rating,
  recommend_rating: rating,
});
export type Feedback = z.output<typeof feedback>;

const column = columnOf<Feedback>();

export const feedbackColumns = [
  column("date", "instant", "feedback.column.date"),
  column("customer", "text", "feedback.column.customer", ({ name }) => name),
  column("phone", "text", "feedback.column.phone"),
  column("table", "text", "feedback.column.table", ({ table_title }) => table_title),
  column("invoice", "text", "feedback.column.invoice", ({ invoice_no: no }) =>
    no === null ? null : String(no),
  ),
  column("rating", "text", "feedback.column.overall", ({ average_rating: rating }) => rating / 100),
  ...inFile(
    column("food_quality_rating", "count", "feedback.column.food_quality"),
    column("service_rating", "count", "feedback.column.service"),
    column("staff_behavior_rating", "count", "feedback.column.staff_behavior"),
    column("ambiance_rating", "count", "feedback.column.ambiance"),
    column("recommend_rating", "count", "feedback.column.recommend"),
  ),
  column("remarks", "text", "feedback.column.remarks"),
  ...inFile(column("hidden_reason", "text", "feedback.column.hidden")),
];

const filters = {
  sort: sortBy("date", "rating").default("-date"),
  type: z.enum(pastPeriods).optional(),
  from: day.optional(),
  to: day.optional(),
  /** Only one customer's; then the default period is all time. */
  customer: idTextOf("Customer").optional(),
};

const access = screenAccess("feedbacks");

/** The list's reply by the names of the specification (back-office §3). */
const reply = listReply(feedback)
  .omit({ rows: true })
  .extend({
    feedbacks: z.array(feedback),
    overallFeedbackCounting: z.object(
      Object.fromEntries(feedbackLevels.map((level) => [level, z.number().int()])) as Record<
        (typeof feedbackLevels)[number],
        z.ZodNumber
      >,
    ),
    /** Averages of all matches; null for none. */
    averageRating: average.nullable(),
    foodRating: average.nullable(),
    serviceRating: average.nullable(),
    staffRating: average.nullable(),
    ambianceRating: average.nullable(),
    recommendRating: average.nullable(),
    /** Weeks by their first day, the oldest first. */
    weeks: z.array(
      z.object({
        week: day,
        answers: z.number().int(),
        ...(Object.fromEntries(feedbackQuestions.map((question) => [question, average])) as Record<
          (typeof feedbackQuestions)[number],
          typeof average
        >),
      }),
    ),
  });

const listRoute = <const Path extends string>(path: Path, summary: string) =>
  route({
    method: "GET",
    path,
    summary,
    access,
    query: listQuery(filters),
    response: reply,
    errors: ["not_found"],
  });

export const listFeedback = listRoute(
  "/feedback",
  "What guests said, with counts, averages and their course by week.",
);
export const filterFeedback = listRoute("/feedback/filter", "The same of a period.");
export const searchFeedback = listRoute("/feedback/search", "The same of whom or what the words name.");

export const exportFeedback = route({
  method: "GET",
  path: "/feedback/export",
  summary: "What guests said, as a CSV file.",
  access,
  query: exportQuery(filters),
  csv: true,
  response: csvFile,
  errors: ["not_found"],
});

export const readFeedback = route({
  method: "GET",
  path: "/feedback/:id",
  summary: "What one guest said.",
  access,
  params: z.object({ id: idTextOf("Feedback") }),
  response: feedback,
  errors: ["not_found"],
});

const mayHide = { staff: actions["feedback.hide"] };

export const hideFeedback = route({
  method: "POST",
  path: "/feedback/:id/hide",
  summary: "Hides an answer with a reason: it stays in the list, marked, and counts in no figure.",
  access: mayHide,
  params: z.object({ id: idTextOf("Feedback") }),
  body: z.object({ reason: text(HIDDEN_REASON_MAX) }),
  response: messageReply,
  errors: ["not_found"],
});

export const showFeedback = route({
  method: "POST",
  path: "/feedback/:id/show",
  summary: "Shows a hidden answer again, which counts again.",
  access: mayHide,
  params: z.object({ id: idTextOf("Feedback") }),
  response: messageReply,
  errors: ["not_found"],
});

export const readFeedbackSettings = route({
  method: "GET",
  path: "/settings/feedback",
  summary: "Where guests who loved it are asked for a review, too.",
  access: reviewSettings.access,
  response: reviewSettings.schema.extend({ version: editVersion }),
});

export const setFeedbackSettings = route({
  method: "POST",
  path: "/settings/feedback",
  summary: "Sets where guests who loved it are asked for a review, too.",
  access: reviewSettings.access,
  body: reviewSettings.schema.extend({ version: editVersion.optional() }),
  response: messageReply,
  errors: ["changed_meanwhile"],
});
