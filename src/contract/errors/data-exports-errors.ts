export const dataExportsErrors = {
  data_export_gone: 410,
} as const;
