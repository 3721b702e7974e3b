import { afterEach, expect, test } from "vitest";
import { hasTags } from "./has-tags.ts";
import { parseTags, tagsContent } from "./tag-ids.ts";

afterEach(() => {
  document.head.innerHTML = "";
});

test.each([
  [{}, "", { analytics: null, pixel: null }],
  [{ PUBLIC_ANALYTICS_ID: "", PUBLIC_AD_PIXEL_ID: "" }, "", { analytics: null, pixel: null }],
  [{ PUBLIC_ANALYTICS_ID: "G-AB12CD" }, "G-AB12CD", { analytics: "G-AB12CD", pixel: null }],
  [{ PUBLIC_AD_PIXEL_ID: "123456" }, "123456", { analytics: null, pixel: "123456" }],
  [
    { PUBLIC_ANALYTICS_ID: "G-AB12CD", PUBLIC_AD_PIXEL_ID: "123456" },
    "G-AB12CD 123456",
    { analytics: "G-AB12CD", pixel: "123456" },
  ],
])("the environment %j puts %j into the page", (given, content, ids) => {
  expect(tagsContent(given)).toBe(content);
  expect(parseTags(content)).toEqual(ids);
});

test.each([
  [{ PUBLIC_ANALYTICS_ID: 'G-"><script>' }, "PUBLIC_ANALYTICS_ID is no G- id"],
  [{ PUBLIC_AD_PIXEL_ID: "pixel" }, "PUBLIC_AD_PIXEL_ID is not a number"],
])("%j stops the build", (given, problem) => {
  expect(() => tagsContent(given)).toThrow(problem);
});

test("a page without ids measures nothing", () => {
  expect(hasTags()).toBe(false);
  document.head.innerHTML = '<meta name="tags" content="123456">';
  expect(hasTags()).toBe(true);
});
