export { findBirthOn } from "./birth-info.service.ts";
export { registerQuiz } from "./quiz.routes.ts";
export { findAxesOf, writeForUser } from "./quiz.service.ts";
