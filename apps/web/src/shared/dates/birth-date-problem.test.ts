import { expect, test } from "vitest";
import { findBirthDateProblem } from "./birth-date-problem.ts";

const RANGE =
  "Please enter one from January 1, 1900 up to today; everything else you entered is kept.";

test.each([
  ["", "Please provide your birth date."],
  ["1990-02-31", `There is no February 31, 1990. ${RANGE}`],
  ["yesterday", `This is not a date as year, month and day, such as 1990-07-14. ${RANGE}`],
  ["1899-12-31", `This date is too early for our tables. ${RANGE}`],
  ["2020-06-16", `This date is still to come. ${RANGE}`],
  ["2999-01-01", `This date is still to come. ${RANGE}`],
  ["2020-06-15", null],
  ["1900-01-01", null],
])("%j: %s", (birthDate, problem) => {
  expect(findBirthDateProblem(birthDate, "2020-06-15")).toBe(problem);
});
