import type { CustomerId } from "#platform/domain/ids.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { feedbackQuestions } from "#service/feedback/domain/feedback.ts";

/** Days ago, the five ratings, what was said, and by whom; null for a customer of the house. */
const answers = [
  [0.1, [5, 5, 5, 5, 5], "Las mejores pupusas de San Salvador. Volvemos seguro.", "Marta Ayala"],
  [0.4, [4, 5, 5, 4, 5], null, null],
  [1, [2, 2, 3, 2, 2], "La sopa llegó fría y esperamos casi una hora.", "Óscar Pineda"],
  [1.5, [5, 4, 4, 5, 5], "Great food, and the menu in English was a relief.", "Emily Carter"],
  [2, [5, 5, 5, 5, 5], null, null],
  [3, [4, 3, 4, 4, 4], "Faltó un poco de curtido.", "Luis Portillo"],
  [4, [5, 5, 5, 4, 5], "Très bon accueil.", "Claire Dubois"],
  [6, [3, 3, 3, 3, 3], null, "Ana Guardado"],
  [8, [5, 5, 5, 5, 5], "El mesero nos atendió excelente.", null],
  [9, [1, 1, 2, 2, 1], "Nos cobraron un plato que no pedimos.", "Rafael Chicas"],
  [12, [4, 4, 5, 4, 4], null, "Sofía Melara"],
  [15, [5, 4, 5, 5, 5], "Muy rica la horchata.", null],
  [19, [4, 4, 4, 3, 4], "Mucho ruido, pero todo rico.", "Kevin Alas"],
  [23, [5, 5, 5, 5, 5], null, "Patricia Lemus"],
  [30, [3, 4, 4, 4, 3], "Ojalá aceptaran reservas los domingos.", null],
  [38, [4, 5, 5, 4, 5], null, "Jorge Umaña"],
] as const;

/** Feedback of guests of the last weeks. */
export async function seedFeedback(tx: Tx, now: Date): Promise<void> {
  const customers = await tx.query<{ id: CustomerId }>({
    text: "select id from customers where tenant_id = $1 and merged_into_id is null order by id limit $2",
    values: [tx.tenantId, answers.length],
  });
  await tx.run(
    sqlOf
      .updateTable("store_settings")
      .set({ is_feedback_enabled: true })
      .where("tenant_id", "=", tx.tenantId),
  );
  for (const [place, [daysAgo, ratings, remarks, name]] of answers.entries()) {
    const customer = name === null ? customers[place % Math.max(1, customers.length)] : undefined;
    const rated = Object.fromEntries(
      feedbackQuestions.map((question, index) => [question, ratings[index] ?? 3]),
    );
    await tx.run(
      sqlOf.insertInto("feedbacks").values({
        tenant_id: tx.tenantId,
        given_at: new Date(now.getTime() - daysAgo * DAY_MS),
        customer_id: customer?.id ?? null,
        name: customer === undefined ? (name ?? "Cliente") : null,
        phone: customer === undefined ? `7${String(1_234_567 + place * 31_337).padStart(7, "0")}` : null,
        remarks,
        ...(rated as Record<(typeof feedbackQuestions)[number], number>),
      }),
    );
  }
}
