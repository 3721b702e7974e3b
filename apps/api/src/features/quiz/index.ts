export { findBirthOn, getBirthInfo, keepStatedDate } from "./birth-info.service.ts";
export { registerQuiz } from "./quiz.routes.ts";
export {
  findAxesOf,
  keepChosenType,
  keepStatedType,
  listQuizResults,
  writeForUser,
} from "./quiz.service.ts";
