import { stockMail } from "#back-office/stock-alerts/server/mail-low-stock.ts";
import { differenceKinds } from "#back-office/tax-books/domain/difference.ts";
import { differenceMail } from "#back-office/tax-books/server/comparing/compare-every-night.ts";
import { passwordMail } from "#core/auth/server/reset-password.ts";
import { receiptMail } from "#money/receipts/server/receipt-mail.ts";
import { exportMail } from "#operator/data-exports/server/making/make-export.ts";
import { accountMail, linkMail } from "#operator/sign-up/server/mail-sign-up.ts";
import { reminderKinds } from "#operator/subscription/domain/subscription.ts";
import { reminderMail } from "#operator/subscription/server/reminders/remind-admins.ts";
import { deletionMail } from "#operator/tenant-deletion/server/notify-admins.ts";
import type { Language } from "#platform/domain/text/languages.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { switchedOffMail } from "#reporting/integrations/server/webhooks/sending/record-attempt.ts";
import { dayMail } from "#reporting/reports/server/mail/mail-day-summaries.ts";
import { lowFeedbackMail } from "#service/feedback/server/mail-low-feedback.ts";
import { reservationMail } from "#service/reservations/server/guests/mail-reservation.ts";
import { documentMail } from "#tax/tax-delivery/server/mailing/deliver-tax-document.ts";
import { certificateMail } from "#tax/tax-issuer/server/mail-certificate-end.ts";

/** What people entered is said in figures here, so that every letter of a mail is of its words. */
const [name, store, title] = ["#1", "#2", "#3"];
const to = "1@2.test";
const publicUrl = "https://3.test";
const zone = "America/El_Salvador";
const at = new Date("2026-11-20T18:00:00Z");

/** Facts of a row that a mail does not read are left out. */
const only = <Row>(facts: object): Row => facts as Row;
type Given<Writer extends (mail: never) => Mail> = Parameters<Writer>[0];

const reader = (language: Language) => ({ to, name, language, store, publicUrl });

const figures = {
  revenueTotal: 123_450,
  soldTotal: 123_450,
  refundTotal: 500,
  netRevenue: 100_000,
  taxTotal: 13_000,
  tributesTotal: 450,
  serviceChargeTotal: 10_000,
  averageOrderValue: 1_500,
  discountTotal: 300,
  tipTotal: 900,
  ordersCount: 82,
  invoicesCount: 80,
  guestsCount: 140,
  newCustomers: 3,
};

const dayMailIn = (language: Language, given: string) =>
  dayMail(
    only<Given<typeof dayMail>>({
      ...reader(language),
      name: given,
      leaveToken: "4",
      summary: {
        day: "2026-11-20",
        before: "2026-11-13",
        currency: "USD",
        figures,
        figuresBefore: { ...figures, revenueTotal: 0 },
        topItems: [{ title, orders_count: 12 }],
        payments: [{ title, total: 123_450 }],
      },
    }),
  );

const sale = {
  lines: [
    { title, variant_title: "#4", quantity: 2, line_total: 1_300, combo: null },
    { title, variant_title: null, quantity: 1, line_total: 700, combo: { uuid: "5", title: "#5" } },
  ],
  feedbackPath: "/m/6",
  discountTotal: 100,
  serviceChargeTotal: 190,
  taxBreakdown: [{ rate: 1_300, type: "exclusive", base: 1_900, amount: 247 }],
  tributesTotal: 95,
  tipTotal: 200,
  withheldTotal: 19,
  payableTotal: 2_432,
  invoiceNo: 7,
  paymentMethod: "#6",
  storeSettings: { store_name: store, currency: "USD" },
  document: null,
};
const rest = {
  is_of_rest: true,
  state: "sealed",
  to_pay: 700,
  vat: 91,
  tributes: 35,
  withheld: 7,
  lines: [{ title, quantity: "1", amount: 700 }],
};

const receiptIn = (language: Language, receipt: object, given: string | null = name) =>
  receiptMail(
    only<Given<typeof receiptMail>>({
      to,
      name: given,
      language,
      receipt: { ...sale, ...receipt },
      publicUrl,
    }),
  );

const documentIn = (language: Language, state: string, seal: string | null) =>
  documentMail(
    only<Given<typeof documentMail>>({
      to,
      language,
      publicUrl,
      document: {
        type: "03",
        control_number: "03-1",
        generation_code: "8-9",
        issuer: store,
        issued_on: "2026-11-20",
        to_pay_cents: 2_432,
        seal,
        state,
      },
    }),
  );

const reservationIn = (language: Language, kind: Parameters<typeof reservationMail>[0], people = 4) =>
  reservationMail(kind, {
    to,
    language,
    code: "0815",
    stay: { from: at, to: new Date(at.getTime() + 7_200_000) },
    people,
    url: publicUrl,
    uid: "1@2.test",
    sequence: 0,
    now: at,
    store: only({ store: { store_name: store, address: "#7", phone: "2222-1111" }, dayRule: { zone } }),
  });

const answer = {
  id: 1,
  date: at,
  name: null,
  phone: "7777-1111",
  email: to,
  table_title: "#8",
  invoice_no: 7,
  remarks: "#9",
  food_quality_rating: 1,
  service_rating: 2,
  staff_behavior_rating: 1,
  ambiance_rating: 2,
  recommend_rating: 1,
};
const feedbackIn = (language: Language, answers: readonly object[], more: number) =>
  lowFeedbackMail(only<Given<typeof lowFeedbackMail>>({ ...reader(language), answers, more, zone }));

const stockRow = { title, quantity: 1_500, min_quantity_threshold: 4_000, unit: "kg", used: 3_000 };
const stockIn = (language: Language) =>
  stockMail(
    only<Given<typeof stockMail>>({
      ...reader(language),
      rows: [
        { ...stockRow, status: "out", observed_ms: 0 },
        { ...stockRow, status: "low", used: 0, observed_ms: 0 },
        { ...stockRow, status: "low", observed_ms: 86_400_000 },
      ],
      total: 45,
    }),
  );

const differencesIn = (language: Language) =>
  differenceMail(
    only<Given<typeof differenceMail>>({
      ...reader(language),
      currency: "USD",
      rows: differenceKinds.map((kind, place) => ({
        kind,
        day: "2026-11-20",
        invoice_no: place === 0 ? null : place,
        expected: 1_000,
        found: 900,
      })),
      total: 50,
    }),
  );

const webhookIn = (language: Language, cause: Given<typeof switchedOffMail>["cause"]) =>
  switchedOffMail({ ...reader(language), url: "https://5.test", cause, since: at, zone });

/** Kinds of mail of the product, each as it is written in a language. A source that composes another fails the suite. */
export const mailKinds: Readonly<Record<string, (language: Language) => readonly Mail[]>> = {
  "core/auth/server/reset-password.ts": (language) => [
    passwordMail({ username: to, name, store, language }, { kind: "link", url: publicUrl }),
    passwordMail({ username: to, name, store, language }, { kind: "changed" }),
  ],
  "operator/sign-up/server/mail-sign-up.ts": (language) => [
    linkMail({ username: to, language, publicUrl }, "4"),
    accountMail({ username: to, language, publicUrl }, name),
  ],
  "operator/tenant-deletion/server/notify-admins.ts": (language) =>
    (["asked", "kept"] as const).map((kind) =>
      deletionMail(
        { to, name, language },
        only<Parameters<typeof deletionMail>[1]>({ kind, store, due: "2026-11-20", publicUrl }),
      ),
    ),
  "operator/data-exports/server/making/make-export.ts": (language) =>
    (["ready", "failed"] as const).map((outcome) =>
      exportMail({ to, name, language }, outcome, { publicUrl, exportDays: 7 }),
    ),
  "operator/subscription/server/reminders/remind-admins.ts": (language) =>
    reminderKinds.map((kind) =>
      reminderMail(
        only<Given<typeof reminderMail>>({
          ...reader(language),
          kind,
          about: "2026-11-20",
          monthlyPrice: 4_900,
          currency: "USD",
        }),
      ),
    ),
  "tax/tax-issuer/server/mail-certificate-end.ts": (language) =>
    [30, 1, 0].map((days) => certificateMail({ ...reader(language), days })),
  "back-office/stock-alerts/server/mail-low-stock.ts": (language) => [stockIn(language)],
  "back-office/tax-books/server/comparing/compare-every-night.ts": (language) => [differencesIn(language)],
  "service/feedback/server/mail-low-feedback.ts": (language) => [
    feedbackIn(language, [answer], 0),
    feedbackIn(language, [answer, { ...answer, name, recommend_rating: 5 }], 3),
  ],
  "reporting/reports/server/mail/mail-day-summaries.ts": (language) => [
    dayMailIn(language, name),
    dayMailIn(language, ""),
  ],
  "money/receipts/server/receipt-mail.ts": (language) => [
    receiptIn(language, {}),
    receiptIn(language, {}, null),
    receiptIn(language, { document: rest }),
    receiptIn(language, { document: { ...rest, is_of_rest: false, state: "invalidated" } }),
  ],
  "tax/tax-delivery/server/mailing/deliver-tax-document.ts": (language) => [
    documentIn(language, "sealed", "2026-1"),
    documentIn(language, "contingency", null),
    documentIn(language, "invalidated", "2026-1"),
  ],
  "service/reservations/server/guests/mail-reservation.ts": (language) => [
    ...(["confirmed", "changed", "cancelled"] as const).map((kind) => reservationIn(language, kind)),
    reservationIn(language, "confirmed", 0),
  ],
  "reporting/integrations/server/webhooks/sending/record-attempt.ts": (language) => [
    webhookIn(language, "failing"),
    webhookIn(language, "secret"),
  ],
};
