export const devices = {
  subtitle: "Where your user is signed in. Remove what you do not know.",
  mine: "This device",
  where: "{{address}} · {{place}}",
  unknown_place: "Unknown",
  since: "Since {{when}}",
  remove: "Remove",
  remove_named: "Remove {{name}}",
  confirm_title: "Remove this device?",
  confirm_body: "{{name}} is signed out at once.",
  confirm: "Remove device",
} as const;
