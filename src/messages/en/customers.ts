export const customers = {
  /** What the server answers. */
  reply: {
    added: "{{name}} was added.",
  },
  search: {
    title: "Customer",
    label: "Phone or name",
    hint: "Type a phone number or a name.",
    loading: "Searching for customers",
    results: "Customers found",
    nothing: "No customer begins with this.",
    walk_in: "Walk-in customer",
    add: "Add customer",
    no_right: "Your user cannot add customers.",
  },
  form: {
    title: "Add customer",
    type: "Type of customer",
    phone: "Phone",
    name: "Name",
    business_name: "Business name",
    email: "E-mail",
    gender: "Gender",
    no_gender: "Not stated",
    birth_date: "Birth date",
    department: "Department",
    municipality: "Municipality",
    department_first: "Select a department first",
    select: "Select",
    address: "Address",
    document_type: "Type of document",
    no_document: "None",
    document_number: "Document number",
    nit: "NIT",
    nrc: "NRC",
    activity: "Economic activity",
    no_activity: "None",
    activity_desc: "Description of the activity",
    save: "Add customer",
    back: "Back to the search",
    nothing_found: "Nothing found",
    no_list: "The list could not be loaded. Close this and try again.",
    failure: "Something went wrong. Nothing was saved.",
  },
  type: {
    CONSUMIDOR_FINAL: "Final consumer",
    CREDITO_FISCAL: "Fiscal credit",
  },
  gender: {
    female: "Female",
    male: "Male",
    other: "Other",
  },
  /** What looks wrong and does not keep anybody from saving. */
  hint: {
    nit_malformed: "A NIT has 14 digits, or 9 if it is a DUI.",
    nrc_malformed: "An NRC has 2 to 8 digits.",
    dui_malformed: "A DUI has 9 digits.",
    dui_check_digit: "The last digit does not fit this DUI. Check it.",
  },
} as const;

export const customersErrors = {
  customer_phone_taken: "A customer with this phone number already exists. Nothing was saved.",
} as const;
