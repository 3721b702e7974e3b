import { beforeAll, describe, expect, it } from "vitest";
import { readCoverage } from "./fonts.ts";
import { formatCity } from "./format-birth.ts";
import { SERIF } from "./look.ts";
import { type Coverage, printableText } from "./printable-text.ts";

let canPrint: Coverage;

beforeAll(() => {
  canPrint = readCoverage(SERIF);
});

const place = (name: string, region: string, country: string) => ({
  id: 1,
  name,
  region,
  country,
  latitude: -33.8678,
  longitude: 151.2073,
  timeZone: "Australia/Sydney",
});

describe("printed names", () => {
  it.each([
    "Łódź",
    "Ōsaka",
    "Đà Nẵng",
    "São Paulo",
    "Þorlákshöfn",
    "Ħal Qormi",
    "Хабаровск",
    "Αθήνα",
    "L’Aquila",
  ])("show %s unchanged", (name) => {
    expect(printableText(name, canPrint)).toBe(name);
  });

  it("combine letters with the marks that follow them", () => {
    expect(printableText("O\u0304saka", canPrint)).toBe("Ōsaka");
  });

  it.each([
    ["Ḩamāh", "Hamāh"],
    ["Qal‘eh-ye Ḵānom", "Qal‘eh-ye Kānom"],
    ["Sidi Senoussi سيدي سنوسي", "Sidi Senoussi"],
    ["Paris 👩‍👩‍👧‍👦", "Paris"],
  ])("shows %s in the glyphs available: %s", (name, shown) => {
    expect(printableText(name, canPrint)).toBe(shown);
  });

  it.each(["城郊", "القاهرة", "✨", "", " "])("shows nothing of %s", (name) => {
    expect(printableText(name, canPrint)).toBe("");
  });

  it("include every character of the report's own texts", () => {
    const unprintable = Array.from("°′’‘“”–…éABCxyz0189·®").filter((each) => !canPrint(each));
    expect(unprintable).toEqual([]);
  });
});

describe("printed city", () => {
  it("is town, region and country, each once", () => {
    expect(formatCity(place("Lisbon", "Lisbon", "Portugal"), canPrint)).toBe("Lisbon, Portugal");
    expect(formatCity(place("Łódź", "Łódź Voivodeship", "Poland"), canPrint)).toBe(
      "Łódź, Łódź Voivodeship, Poland",
    );
    expect(formatCity(place("Monaco", "", "Monaco"), canPrint)).toBe("Monaco");
  });

  it("is found by its coordinates where its name cannot be shown", () => {
    expect(formatCity(place("城郊", "河南", "China"), canPrint)).toBe("33.87° S, 151.21° E, China");
  });
});
