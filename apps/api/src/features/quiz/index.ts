export { registerQuiz } from "./quiz.routes.ts";
export { birthInfoOn, findClarity, requireBirthDate, writeForUser } from "./quiz.service.ts";
