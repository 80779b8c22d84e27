export { CustomerFeedback } from "./customer-feedback.tsx";
export { LowFeedbackToast } from "./low-feedback-toast.tsx";
