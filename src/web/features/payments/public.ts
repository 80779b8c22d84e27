export { paymentPictures } from "./tenders/payment-pictures.tsx";
