import { natalChart } from "@cosmic/domain/chart";
import { computeYearEvents, findYearEnd } from "@cosmic/domain/forecast";
import { reportInputsFrom, writeReport } from "@cosmic/report";
import { Client } from "pg";

/** A table of the blueprints there are, each with its whole report in its row: as the goal's floor reads them. */
export async function makeWideTable(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("create table floor_blueprints (like blueprints including indexes)");
    await client.query("insert into floor_blueprints select * from blueprints");
    const { rows } = await client.query(
      "select id, mbti_type, to_char(birth_date, 'YYYY-MM-DD') as birth_date from floor_blueprints",
    );
    for (const { id, mbti_type: mbtiType, birth_date: birthDate } of rows) {
      const chart = natalChart({ birthDate });
      const from = new Date();
      const year = computeYearEvents({ natal: chart, from, to: findYearEnd(from, "UTC") });
      const inputs = { mbtiType, clarity: null, chart, year, timeZone: "UTC" };
      const report = writeReport(reportInputsFrom(inputs));
      await client.query("update floor_blueprints set chart = $2, report = $3 where id = $1", [
        id,
        JSON.stringify(chart),
        JSON.stringify(report),
      ]);
    }
  } finally {
    await client.end();
  }
}
