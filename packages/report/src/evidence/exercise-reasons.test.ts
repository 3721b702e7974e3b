import { MBTI_TYPES } from "@cosmic/domain";
import { SALIENCE_KINDS } from "@cosmic/domain/chart";
import { describe, expect, it } from "vitest";
import { LISBON, makeReportInputs } from "../../test/report-inputs.ts";
import { STANCE_POLES } from "../stances/stances.ts";
import { writeReport } from "../write-report.ts";
import { explainExercise } from "./exercise-reasons.ts";

describe("why an exercise was chosen", () => {
  it.each([
    [["haste", "truth"], "because you sometimes act before you plan and sometimes say the truth"],
    [["the stellium in Scorpio"], "Chosen for the stellium in Scorpio"],
    [
      ["patience", "lead", "solitude"],
      "you sometimes wait longer than you need to and like to take the lead",
    ],
    [[], "Chosen for what this section tells of you"],
  ])("is told in a reader's words", (reasons, words) => {
    expect(explainExercise(reasons)).toContain(words);
  });

  it("is told of every pole and every kind of fact in other words than its own", () => {
    for (const reason of [...Object.values(STANCE_POLES).flat(), ...SALIENCE_KINDS]) {
      expect(explainExercise([reason])).toMatch(/^Chosen (?:because you|for) /);
      expect(explainExercise([reason])).not.toMatch(
        new RegExp(`^Chosen (?:for you by|for) ${reason}$`),
      );
    }
  });

  it("names the reader's own facts in a report", () => {
    const birth = { birthDate: "1990-11-05", birthTime: "13:45", place: LISBON };
    const reports = MBTI_TYPES.map((type) => writeReport(makeReportInputs(birth, type)));
    const [names = []] = reports.map(({ book }) =>
      book.standouts.map(({ title }) => title.toLowerCase()),
    );
    const facts = reports
      .flatMap(({ sections }) => Object.values(sections).flatMap(({ sentences }) => sentences))
      .flatMap(({ basis }) => (basis.kind === "exercise" ? basis.reasons : []))
      .filter((reason) => reason.includes(" "));
    expect(facts.length).toBeGreaterThan(0);
    for (const fact of facts) expect(names).toContain(fact.toLowerCase());
  });
});
