export { BillFigures } from "./bill-figures.tsx";
export { DiscountTypeChoice } from "./discount-type-choice.tsx";
export { ExampleBill } from "./example-bill/example-bill.tsx";
