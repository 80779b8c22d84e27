export { StaffNotices } from "./staff-notices.tsx";
export { SupportLooksSection } from "./support-looks-section.tsx";
