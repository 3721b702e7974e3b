export { findBirthOn, getBirthInfo } from "./birth-info.service.ts";
export { registerQuiz } from "./quiz.routes.ts";
export { findAxesOf, keepChosenType, listQuizResults, writeForUser } from "./quiz.service.ts";
