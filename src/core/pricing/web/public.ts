export { BillFigures } from "./bill-figures.tsx";
export { ExampleBill } from "./example-bill/example-bill.tsx";
