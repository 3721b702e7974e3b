import { paths as panelPaths } from "@cosmic/admin/paths";
import { PAGES } from "@cosmic/api/features/errors-inbox/pages";
import { paths as sitePaths } from "@cosmic/web/paths";
import { expect, test } from "vitest";

test("the error inbox knows every page of the site and of the panel, and no other", () => {
  // The specimens exist in development only.
  const { specimens, ...panel } = panelPaths;
  const addresses = [...Object.values(sitePaths), ...Object.values(panel)].map((path) => path());
  expect(PAGES).toEqual([...new Set(addresses)].toSorted());
  expect(PAGES).not.toContain(specimens());
});
