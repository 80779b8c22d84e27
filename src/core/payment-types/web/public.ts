export { paymentPictures } from "./payment-pictures.tsx";
