/** Words about documents of withheld, advanced and settled IVA (07, 08, 09). */
export const withholdingDocuments = {
  types: {
    "07": "Withholding certificate",
    "08": "Settlement certificate",
    "09": "Accounting settlement document",
  },
  lists: {
    advances: "2% advance on cards",
    withheld: "1% withheld from us",
    withheld_by_us: "1% withheld by us",
    settled: "Settled by others",
  },
  import: {
    open: "Import 07, 08 or 09",
    title: "Import a withholding or settlement document",
    hint: "The JSON of the document, as it came by email or from the ministry's site. Nothing is saved until you confirm.",
    label: "JSON of the document",
    placeholder: "Paste the JSON text here",
    file: "Or choose the file",
    choose: "Choose file",
    drop: "or drop it here",
    refused_type: "{{name}} is not a JSON file or an email.",
    refused_size: "{{name}} is larger than 25 MB.",
    no_document: "There is no document in {{name}}.",
    several: "{{name}} contains several documents. Import them one at a time.",
    read: "Review",
    again: "Another document",
    confirm: "Import document",
    known: "{{by}} already imported this document.",
    goes_to: "It goes to {{list}}, {{month}}.",
  },
  facts: {
    from: "From",
    to: "Withheld from",
    date: "Date",
    control_number: "Control number",
    generation_code: "Generation code",
    seal: "Seal",
    base: "Amount without IVA",
    amount_07: "1% withheld",
    amount_08: "IVA perceived",
    amount_09: "2% advance",
    other_amount: "Other withholding",
    taxed: "Taxed sales",
    untaxed: "Sales without IVA",
    vat: "IVA of those sales",
    commission: "Commission",
    commission_vat: "IVA of the commission",
    paid: "Amount paid out",
    related: "Documents it names",
  },
  remove: {
    action: "Remove",
    question: "Remove the document of {{name}}?",
    body: "It leaves every list, annex and settlement. It can be imported again.",
  },
  save_text: "Download JSON",
  fault: "{{field}}: {{reason}}",
  warnings: {
    test_environment: "It comes from the ministry's test environment: it is in no figure of the real books.",
    no_seal: "It does not have the ministry's seal.",
    unknown_version:
      "Version {{version}} of this document is not known. Compare the figures with the printed document.",
    schema: "It does not follow the ministry's official schema: {{faults}}. Differences: {{count}}.",
    unchecked_party:
      "The restaurant has no NIT or NRC in its tax issuer settings, so nobody can tell whether this document is for it.",
    future_day: "The date of the document is in the future.",
    rate: "By its rate the tax would be {{expected}}, but the document says {{found}}.",
    other_codes:
      "{{amount}} was withheld under a code other than 1%. It is in no annex and no settlement: ask your accountant.",
    unknown_sales_one: "It names {{count}} document that is not one of this restaurant's.",
    unknown_sales_other: "It names {{count}} documents that are not this restaurant's.",
    perceived_for_us:
      "It says that {{amount}} of IVA was perceived. That is in no annex and no settlement: ask your accountant.",
    nothing_withheld: "It withholds nothing.",
  },
  reply: {
    imported: "Document imported: {{list}}.",
    removed: "The document of {{name}} was removed.",
  },
} as const;

export const withholdingDocumentsErrors = {
  document_of_another:
    "This document is made out to {{name}} ({{number}}), not to this restaurant. Check the NIT and NRC of the tax issuer.",
  withholding_type_unsupported:
    "Documents of type {{type}} withhold or settle nothing. Types 07, 08 and 09 can be imported here; purchases are imported in Purchases.",
  withholding_document_known: "This document was already imported by {{by}}.",
} as const;
