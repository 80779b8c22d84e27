export const dataExportsErrors = {
  data_export_gone: 410,
  data_exports_today: 429,
} as const;
