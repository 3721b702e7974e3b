import { CITIES_ATTRIBUTION } from "@cosmic/contracts/attribution";
import {
  ASIDE_LABELS,
  describeCloseTypes,
  PRODUCT_NAME,
  REPORT_CHAPTERS,
  REPORT_DISCLAIMERS,
  REPORT_SECTIONS,
  SECTION_DISCLAIMER,
  SECTION_NAMES,
  splitParagraphs,
} from "@cosmic/domain";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { makePrintableReport } from "../../../../test/printable-report.ts";
import {
  FOOT,
  findOverlaps,
  listPrinted,
  runningText,
  strayRuns,
} from "../../../../test/printed-pages.ts";
import {
  bare,
  KINDS,
  listTitles,
  PATIENT,
  print,
  printSamples,
  type SamplePrints,
  whole,
} from "../../../../test/sample-prints.ts";
import { printedMonths } from "./forecast-order.ts";
import { PAGE } from "./look.ts";
import { renderReportPdf } from "./render-report-pdf.ts";

vi.setConfig({ testTimeout: PATIENT });

let printed: SamplePrints;

beforeAll(async () => {
  printed = await printSamples();
}, PATIENT);

describe.each(KINDS)("the PDF of a report (%s)", (kind) => {
  it("contains every text of the report, whole and in order", () => {
    const { report, pdf } = printed[kind];
    const text = runningText(pdf);
    const { profile } = report;
    const texts = [profile.overview, ...profile.strengths, ...profile.monthlyForecasts];
    expect(texts).toHaveLength(1 + profile.strengths.length + 12);
    expect(SECTION_NAMES).toHaveLength(27);
    const paragraphs = [
      ...texts.flatMap(splitParagraphs),
      ...SECTION_NAMES.flatMap((name) => listPrinted(profile, name)),
    ];
    for (const paragraph of paragraphs) expect(text).toContain(paragraph);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
  });

  it("labels what to notice and what to try before their texts", () => {
    const { report, pdf } = printed[kind];
    const text = runningText(pdf);
    const { profile } = report;
    expect(profile.sectionAsides.length).toBeGreaterThan(1);
    for (const { section, paragraph, kind: aside } of profile.sectionAsides) {
      const said = profile[section].split("\n\n")[paragraph];
      expect(text).toContain(`${ASIDE_LABELS[aside].toUpperCase()} ${said}`);
    }
  });

  it("names its chapters, sections and months in the outline, each on the page it begins on", () => {
    const { report, pdf } = printed[kind];
    const chapters = new Map(pdf.outline.map((line) => [line.title, line]));
    for (const { id, title } of REPORT_CHAPTERS) {
      const chapter = chapters.get(title);
      const sections = SECTION_NAMES.filter((name) => REPORT_SECTIONS[name].group === id);
      const parts = chapter?.parts ?? [];
      const months = printedMonths(report).map((month) => month.title);
      expect(listTitles(parts)).toEqual(
        id === "forecast" ? months : sections.map((name) => REPORT_SECTIONS[name].title),
      );
      for (const { title: part, page } of parts) {
        expect(pdf.pages[page - 1]?.replace(/\s+/g, " ")).toContain(part);
      }
    }
    expect(pdf.outline[0]).toMatchObject({ title: report.profile.archetype, page: 1 });
  });

  it("links each part in its contents with the page it begins on", () => {
    const { pdf } = printed[kind];
    const contents = pdf.outline.find(({ title }) => title === "Contents");
    const said = pdf.pages[(contents?.page ?? 0) - 1] ?? "";
    const listed = pdf.outline.slice(1).filter((line) => line !== contents);
    for (const { title, page } of listed) {
      const entry = said.slice(said.indexOf(title, PRODUCT_NAME.length + 12));
      const next = listed[listed.findIndex((line) => line.title === title) + 1]?.title;
      const own = next ? entry.slice(0, entry.indexOf(next)) : entry;
      expect(own.match(/ (\d+) ?(?:[IVX]+ )?$/)?.[1]).toBe(String(page));
    }
    expect(pdf.links.length).toBeGreaterThanOrEqual(listed.length + SECTION_NAMES.length);
    for (const link of pdf.links) expect(pdf.destinations).toContain(link);
  });

  it("places every character within its page, without overlaps", () => {
    const { pdf } = printed[kind];
    expect(pdf.runs.flatMap(strayRuns)).toEqual([]);
    expect(pdf.runs.flatMap(findOverlaps)).toEqual([]);
  });

  it("tells readers who do not see it what its parts are", () => {
    const { report, pdf } = printed[kind];
    const count = (role: string) => pdf.roles.filter((each) => each === role).length;
    // The contents and the title page are no part of the outline's open lines.
    expect(count("H1")).toBe(pdf.outline.length);
    const titled = pdf.outline.flatMap(({ parts }) => parts).length;
    expect(count("H2")).toBeGreaterThanOrEqual(titled);
    expect(count("P")).toBeGreaterThan(200);
    expect([count("TOC") > 0, count("Link") >= pdf.links.length]).toEqual([true, true]);
    const { chart, book } = report.profile;
    expect(count("Table") > 0).toBe(chart !== null || book !== null);
    expect(pdf.alts.filter((alt) => alt.includes("as a wheel"))).toHaveLength(chart ? 1 : 0);
    expect(count("BlockQuote") > 0).toBe(book !== null);
  });

  it("numbers its pages", () => {
    const { pdf } = printed[kind];
    const plates = ["The sky at your birth", pdf.outline[0]?.title];
    const plain = pdf.outline.filter(({ title }) => plates.includes(title));
    const numbered = pdf.runs.filter((runs, index) =>
      runs.some(({ text, y }) => text === String(index + 1) && y < FOOT + 10),
    );
    expect(numbered).toHaveLength(pdf.pages.length - plain.length);
  });

  it("leaves no page empty", () => {
    const { pdf } = printed[kind];
    const written = pdf.runs.map((runs) =>
      runs.filter(({ y }) => y > FOOT + 10 && y < PAGE.height - PAGE.top),
    );
    expect(written.filter((runs) => runs.length === 0)).toEqual([]);
  });

  it("leaves no heading alone at the bottom of a page", () => {
    const { pdf } = printed[kind];
    const parts = pdf.outline.flatMap((line) => line.parts);
    const alone = parts.filter(({ title, page }) => {
      const runs = pdf.runs[page - 1] ?? [];
      const first = title.split(" ")[0] as string;
      const heading = runs.find(
        ({ text, size, x }) => size > 13 && x < PAGE.side + 1 && text.startsWith(first),
      );
      const below = runs.filter(
        ({ x, y }) => x > PAGE.side + PAGE.margin - 1 && y < (heading?.y ?? 0),
      );
      return new Set(below.map(({ y }) => Math.round(y))).size < 2;
    });
    expect(listTitles(alone)).toEqual([]);
  });

  it("sets title, author and language, and embeds its fonts", () => {
    const { report, bytes, pdf } = printed[kind];
    const { archetype, mbtiType, sunSign } = report.profile;
    expect(pdf.info).toMatchObject({ Author: PRODUCT_NAME, Language: "en" });
    for (const part of [archetype, mbtiType, sunSign]) expect(pdf.info["Title"]).toContain(part);
    const faces = [
      ...Buffer.from(bytes)
        .toString("latin1")
        .matchAll(/\/BaseFont \/(\S+)/g),
    ];
    expect(faces.length).toBeGreaterThan(2);
    for (const [, face] of faces)
      expect(face).toMatch(/^[A-Z]{6}\+(?:Brygada1918|InstrumentSans)-/);
  });

  it("contains its disclaimers above the sections that need them and at its end", () => {
    const { pdf } = printed[kind];
    const asked = SECTION_NAMES.filter((name) => REPORT_SECTIONS[name].disclaimer);
    const said = runningText(pdf).split(SECTION_DISCLAIMER).length - 1;
    expect(said).toBe(asked.length);
    const last = pdf.pages.at(-1) ?? "";
    for (const sentence of Object.values(REPORT_DISCLAIMERS)) expect(last).toContain(sentence);
  });

  it("is small enough to send", () => {
    expect(printed[kind].bytes.byteLength).toBeLessThan(300_000);
  });
});

it("renderReportPdf returns the same bytes each time", async () => {
  const { report, bytes } = printed.bare;
  expect(Buffer.from(await renderReportPdf(report)).equals(bytes)).toBe(true);
});

describe("the PDF of a report in words of another length", () => {
  it("breaks words that no line can hold, and months that no page can hold", async () => {
    const word = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch".repeat(4);
    const long = `${"Plain words follow one another for a very long while. ".repeat(220)}The end.`;
    const { pdf } = await print({
      ...bare,
      profile: {
        ...bare.profile,
        archetype: "The Extraordinarily Long-Named Keeper of Lighthouses and Lanterns",
        overview: `${word} ${bare.profile.overview}`,
        monthlyForecasts: bare.profile.monthlyForecasts.map((text, index) =>
          index === 3 ? long : text,
        ),
      },
    });
    expect(pdf.runs.flatMap(strayRuns)).toEqual([]);
    expect(pdf.runs.flatMap(findOverlaps)).toEqual([]);
    expect(runningText(pdf)).toContain("for a very long while. The end.");
  });
});

describe("the PDF of a report with everything known", () => {
  it("names the owner of the sky on the first page", () => {
    const [first] = printed.whole.pdf.pages;
    const { archetype, mbtiType, sunSign } = whole.profile;
    for (const part of [PRODUCT_NAME.toUpperCase(), archetype, mbtiType, sunSign]) {
      expect(first).toContain(part);
    }
    expect(first).toContain("Born July 14, 1990 at 13:45");
    expect(first).toContain("Đà Nẵng, Da Nang, Vietnam");
    expect(first).toContain("WRITTEN NOVEMBER 21, 2026");
  });

  it("draws the wheel with its houses and angles, and lists every position and aspect", () => {
    const { pdf } = printed.whole;
    const wheel = pdf.outline.find(({ title }) => title === "The sky at your birth");
    const drawn = pdf.pages[(wheel?.page ?? 0) - 1] ?? "";
    for (const label of ["AC", "DC", "MC", "IC", "12"]) expect(drawn).toContain(label);
    const tables = pdf.outline.find(({ title }) => title === "The sky in figures");
    const said = pdf.pages[(tables?.page ?? 0) - 1] ?? "";
    for (const { body, sign } of whole.profile.chart?.placements ?? []) {
      expect(said).toMatch(new RegExp(`${body} ${sign} \\d+° \\d\\d′ \\d+`));
    }
    expect(said).toMatch(/Ascendant \w+ \d+° \d\d′/);
    for (const { bodies } of whole.profile.chart?.aspects ?? []) {
      expect(said).toMatch(new RegExp(`${bodies[0]} [a-z]+ ${bodies[1]} \\d\\.\\d°`));
    }
  });

  it("shows the quiz result, with the neighboring type of a tie", () => {
    const { pdf } = printed.whole;
    const { axes } = whole.profile;
    const tied = axes?.filter(({ neighbour }) => neighbour !== null) ?? [];
    expect(tied.length).toBeGreaterThan(0);
    const page = pdf.outline.find(({ title }) => title === "How clearly your answers fell")?.page;
    // An axis stays whole; the last ones may stand on the next page.
    const said = pdf.pages.slice((page ?? 0) - 1, (page ?? 0) + 1).join(" ");
    for (const { neighbour } of tied) {
      expect(said).toContain(`The neighboring type, ${neighbour}`);
      expect(said).toContain("your lifetime access includes a blueprint for it");
    }
    expect(said).toContain(describeCloseTypes(axes ?? []));
    expect(
      said.match(
        /(?:Too close to call|Slight|Moderate|Clear)\. (?:Exactly between|We estimate|\d of)/g,
      ),
    ).toHaveLength(4);
  });

  it("begins the year with the month it was written in, dated by the sky", () => {
    const forecast = printed.whole.pdf.outline.find(({ title }) => title === "12-Month Forecast");
    expect(listTitles(forecast?.parts ?? [])).toEqual([
      "November 2026",
      "December 2026",
      "January 2027",
      "February 2027",
      "March 2027",
      "April 2027",
      "May 2027",
      "June 2027",
      "July 2027",
      "August 2027",
      "September 2027",
      "October 2027",
    ]);
    const [first] = forecast?.parts ?? [];
    const said = printed.whole.pdf.pages[(first?.page ?? 0) - 1] ?? "";
    expect(said).toContain("November 2026 November 24 Full moon in Gemini, eighth house");
  });

  it("names the source of the cities", () => {
    expect(printed.whole.pdf.pages.at(-1)).toContain(CITIES_ATTRIBUTION);
  });
});

describe("the PDF of a report with a birth date only", () => {
  it("shows no house and no rising sign, and states why", () => {
    const { pdf } = printed.bare;
    const wheel = pdf.outline.find(({ title }) => title === "The sky at your birth");
    const drawn = pdf.pages[(wheel?.page ?? 0) - 1] ?? "";
    expect(drawn).not.toMatch(/\b(?:AC|DC|MC|IC)\b/);
    expect(drawn).toContain("Without an exact birth time and its place");
    expect(listTitles(pdf.outline)).not.toContain("How clearly your answers fell");
    expect(pdf.pages.at(-1)).not.toContain("GeoNames");
  });

  it("states that the Sun changed sign on that day, and when", () => {
    expect(printed.bare.pdf.pages[1]).toMatch(
      /changeover from Aries to Taurus The Sun left Aries for Taurus on April 19, 1988 at \d\d:\d\d UTC/,
    );
  });

  it("begins with January when it was written in January", () => {
    const forecast = printed.bare.pdf.outline.find(({ title }) => title === "12-Month Forecast");
    expect(listTitles(forecast?.parts ?? []).at(0)).toBe("January 2027");
    expect(listTitles(forecast?.parts ?? []).at(-1)).toBe("December 2027");
  });
});

describe("the PDF of a report of birth hours", () => {
  const LISBON = {
    id: 2_267_057,
    name: "Lisbon",
    region: "Lisbon",
    country: "Portugal",
    latitude: 38.72509,
    longitude: -9.1498,
    timeZone: "Europe/Lisbon",
  };
  async function printHours(minutes: number) {
    const birthHours = { kind: "about", time: "19:00", minutes } as const;
    const report = makePrintableReport({
      birth: { birthDate: "1990-07-13", birthHours, place: LISBON },
      type: "ENFP",
      writtenAt: "2026-11-21T12:00:00.000Z",
    });
    return runningText((await print(report)).pdf);
  }

  it("states what is certain of narrow hours: rising sign, houses, the Moon’s sign", async () => {
    const said = await printHours(30);
    expect(said).toContain("Sagittarius rising");
    expect(said).toMatch(/Ascendant Sagittarius the minute decides Midheaven Libra the minute/);
    expect(said).toContain("Rising sign Sagittarius, at all the hours you gave");
    expect(said).toContain("Midheaven Libra, at all the hours you gave");
    expect(said).toContain("Moon Pisces, at all the hours you gave");
    expect(said).toContain("the months count their houses from Sagittarius");
    expect(said).not.toContain("there is no rising sign");
  });

  it("states the share of each sign of wide hours, and counts by the Sun", async () => {
    const said = await printHours(120);
    expect(said).toMatch(
      /Rising sign Sagittarius for 5\d% of the hours you gave, or Capricorn \(3\d%\)/,
    );
    expect(said).toContain("Moon Pisces for 90% of the hours you gave, or Aries (10%)");
    expect(said).toContain("the months count their houses from the Sun’s sign");
    expect(said).not.toContain("Sagittarius rising");
    expect(said).not.toContain("there is no rising sign");
  });
});

describe("the PDF of a report stored before the sky was", () => {
  it("has no pages of a sky it does not know, and months without years", () => {
    const { pdf } = printed.older;
    const titles = listTitles(pdf.outline);
    expect(titles).not.toContain("The sky at your birth");
    expect(titles).not.toContain("The sky in figures");
    const forecast = pdf.outline.find(({ title }) => title === "12-Month Forecast");
    expect(listTitles(forecast?.parts ?? []).slice(0, 2)).toEqual(["January", "February"]);
  });
});
