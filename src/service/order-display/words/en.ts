export const orderDisplay = {
  preparing: "Preparing",
  ready: "Ready",
  ready_hint: "Please collect",
  nobody: "No orders at the moment",
  loading: "Loading the numbers",
  failed: "The numbers could not be loaded.",
  with_tables: "Show tables too",
  without_tables: "Hide tables",
  token: "Number {{tokenNo}}",
  called: "Number {{tokenNo}} is ready",
  page_one: "{{count}} number, page {{page}} of {{pages}}",
  page_other: "{{count}} numbers, page {{page}} of {{pages}}",
} as const;
