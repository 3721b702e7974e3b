export { findBirthOn, getBirthInfo, saveStatedDate } from "./birth-info.service.ts";
export { registerQuiz } from "./quiz.routes.ts";
export {
  computeStoredPosterior,
  findAxes,
  listQuizResults,
  saveChosenType,
  saveStatedType,
} from "./quiz.service.ts";
export { quizResultBody } from "./quiz-result-body.ts";
