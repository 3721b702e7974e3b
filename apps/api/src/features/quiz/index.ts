export { findBirthOn, getBirthInfo } from "./birth-info.service.ts";
export { registerQuiz } from "./quiz.routes.ts";
export { findAxesOf, listQuizResults, writeForUser } from "./quiz.service.ts";
