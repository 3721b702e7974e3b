import { expect, test } from "vitest";
import { findBirthDateProblem } from "./birth-date-problem.ts";

const RANGE = "Please enter one from January 1, 1900 up to today.";

test.each([
  ["", "Please provide your birth date."],
  ["1990-02-31", `This date is not in the calendar. ${RANGE}`],
  ["2023-02-29", `This date is not in the calendar. ${RANGE}`],
  ["yesterday", `This date is not in the calendar. ${RANGE}`],
  ["1899-12-31", `This date is too early for our tables. ${RANGE}`],
  ["2020-06-16", `This date is still to come. ${RANGE}`],
  ["2999-01-01", `This date is still to come. ${RANGE}`],
  ["2020-06-15", null],
  ["1900-01-01", null],
])("%j: %s", (birthDate, problem) => {
  expect(findBirthDateProblem(birthDate, "2020-06-15")).toBe(problem);
});
