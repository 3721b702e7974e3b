import { expect, it } from "vitest";
import { writeNotices } from "./write-notices.ts";

const MIT = "Permission is hereby granted\nfree of charge";
const made = (name: string, ...texts: string[]) => ({
  name,
  versions: ["1.0.0"],
  license: "MIT",
  texts,
});

const notices = writeNotices([
  made("alpha", `MIT License\n\nCopyright (c) 2020 Ada\n\n${MIT}`),
  made("beta", `MIT License\r\n\r\nCopyright (c) 2021 Grace\r\n\r\n${MIT}`),
  made("gamma", "Something else"),
  made("delta"),
]);

it("notices name every package, its version and its copyright", () => {
  for (const name of ["alpha", "beta", "gamma", "delta"])
    expect(notices).toContain(`${name} 1.0.0`);
  expect(notices).toContain("Copyright (c) 2020 Ada");
  expect(notices).toContain("Copyright (c) 2021 Grace");
});

it("notices print a license that several packages share once", () => {
  expect(notices.split("Permission is hereby granted")).toHaveLength(2);
  expect(notices).toContain("Something else");
});

it("notices credit GeoNames with the license and the change", () => {
  expect(notices).toMatch(/GeoNames .*CC BY 4\.0\n\(https:.*\)\. Changed: /);
});
