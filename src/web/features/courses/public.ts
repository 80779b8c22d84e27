export { FireCourseButton } from "./fire-course-button.tsx";
export { heldCourses, heldNow } from "./held-courses.ts";
export { useFireCourse } from "./use-fire-course.ts";
export { useHoldLine } from "./use-hold-line.ts";
