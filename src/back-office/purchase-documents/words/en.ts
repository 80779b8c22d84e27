export const purchaseDocuments = {
  reply: {
    brings: "Purchase {{number}} was imported. Ingredients added to stock: {{count}}.",
    takes_back: "Credit note {{number}} was imported. Ingredients removed from stock: {{count}}.",
    reprices: "Debit note {{number}} was imported. Ingredients that now cost more: {{count}}.",
  },
  /** The name of a package that has no other one. */
  pack: "pack",
  at_line: "Check line {{line}}.",
  warnings: {
    test_environment: "It comes from the Ministry of Finance's test environment: it is not a real sale.",
    no_seal: "It does not have the Ministry of Finance's seal.",
    unknown_version:
      "Version {{version}} of this document is unknown. Compare the data with the printed document.",
    other_buyer: "It is made out to NIT {{number}}, not to this restaurant.",
    line_differs:
      "Line {{line}}: quantity, price and discount give {{expected}}; the document says {{found}}.",
    summary_differs: "{{figure}}: it should be {{expected}}; the document says {{found}}.",
    unknown_unit: "Line {{line}}: no ingredient uses the unit it states.",
    future_day: "The document is dated in the future.",
    typed_before:
      "A manually entered purchase seems to be this same document: purchase {{number}}. If it is, cancel one of them.",
    more_than_bought: "Line {{line}}: the note returns {{found}}; the purchase it corrects had {{bought}}.",
    not_compared:
      "The document is very long: not all descriptions were matched, only {{compared}}. Link the others manually.",
  },
  figures: {
    notSubject: "Sales not subject to tax",
    exempt: "Exempt sales",
    taxed: "Taxed sales",
    sales: "Total sales",
    discountNotSubject: "Discount on sales not subject",
    discountExempt: "Discount on exempt sales",
    discountTaxed: "Discount on taxed sales",
    subtotal: "Subtotal",
    vat: "IVA",
    withheldVat: "IVA withheld",
    perceivedVat: "IVA perceived",
    withheldIncome: "Income tax withheld",
    insurance: "Insurance",
    freight: "Freight",
    total: "Total",
    outsideTax: "Non-taxable",
    toPay: "Total payable",
  },
  problems: {
    required: "is missing",
    not_a_number: "is not a number",
    not_a_text: "is not text",
    not_a_date: "is not a date",
    not_a_code: "is not a generation code",
    negative: "is below zero",
    not_above_zero: "must be above zero",
    too_large: "is too large",
    too_long: "is too long",
  },
  problem: "{{field}}: {{reason}}",
  problem_found: "{{field}}: {{reason}} ({{found}})",
  problem_line: "Line {{line}}: {{problem}}",
  lines: {
    not_there: "the document has no such line",
    not_linked: "choose which ingredient it is",
    item_gone: "this ingredient no longer exists",
    factor_missing: "enter how many {{itemUnit}} are in 1 {{unit}}",
    comes_to_nothing: "this quantity is zero in {{itemUnit}}; check quantity and unit",
    title_taken: "an ingredient called {{item}} already exists; choose it",
    units_differ: "the new ingredient {{item}} cannot be kept in two units",
  },
} as const;

export const purchaseDocumentsErrors = {
  INVALID_DTE_JSON: "This JSON is incomplete. Copy all of it, or choose the file.{{where}}",
  NO_ITEMS_IN_DTE: "The document has no lines.",
  dte_too_large: "This is too large for a tax document: five million characters at most.",
  dte_not_a_document: "This is JSON, but not a tax document (DTE).",
  dte_several_documents: "There are several documents in this text. Import them one at a time.",
  dte_type_unsupported:
    "Documents of type {{type}} are not purchases. Types 01, 03, 05, 06, 11 and 14 can be imported here; 07, 08 and 09 in Accounting, Withheld and settled.",
  dte_too_many_lines: "Lines in the document: {{lines}}; the maximum is 2,000.",
  dte_fields_invalid: "The document cannot be read. {{problem}}. Errors found: {{count}}.",
  dte_lines_refused: "Nothing was imported. Line {{line}}, {{title}}: {{reason}}.",
} as const;
