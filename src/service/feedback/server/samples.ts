import { type Sample, sample } from "#app/server/suites/sample.ts";
import { giveFeedback } from "../contract/guest-feedback.ts";
import { hideFeedback, setFeedbackSettings, showFeedback } from "../contract/staff-feedback.ts";

export const feedbackSamples: readonly Sample[] = [
  sample(giveFeedback)(({ menuCode }) => ({
    params: { qrcode: menuCode },
    body: {
      food_quality: 5,
      service: 4,
      staff_behavior: 5,
      ambiance: 3,
      recommend: 5,
      name: "Ana",
      phone: "7777 8888",
    },
  })),
  sample(hideFeedback)(({ feedback }) => ({
    params: { id: String(feedback) },
    body: { reason: "No vino nadie" },
  })),
  sample(showFeedback)(({ feedback }) => ({ params: { id: String(feedback) } })),
  sample(setFeedbackSettings)(() => ({ body: { review_url: "https://resenas.example/la-ceiba" } })),
];
