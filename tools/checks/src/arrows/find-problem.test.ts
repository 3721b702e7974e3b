import { describe, expect, it } from "vitest";
import { findArrowProblem, findEnvironmentProblem, findTableProblems } from "./find-problem.ts";
import { readImports } from "./read-imports.ts";

const find = (from: string, to: string, isTypeOnly = false) =>
  findArrowProblem({ from, to, isTypeOnly });

describe("an arrow between packages", () => {
  it.each([
    ["packages/contracts/src/auth.contract.ts", "@cosmic/domain"],
    ["packages/report/src/write-report.ts", "@cosmic/domain/chart"],
    ["packages/stripe-stand-in/src/main.ts", "@cosmic/local-services"],
    ["packages/ui/src/zodiac-glyph.tsx", "@cosmic/domain/glyphs"],
    ["apps/web/src/pages/quiz/quiz-page.tsx", "@cosmic/ui/button"],
    ["apps/web/build/build.ts", "@cosmic/site-build/precompress"],
    ["apps/api/src/features/auth/auth.service.ts", "@cosmic/domain"],
    ["apps/api/src/features/blueprints/blueprints.service.ts", "@cosmic/report"],
    ["apps/api/src/features/auth/sign-up.test.ts", "@cosmic/local-services"],
    ["apps/api/test/with-stripe.ts", "@cosmic/stripe-stand-in"],
    ["tools/cli/src/serve-local.ts", "@cosmic/api/app"],
    ["tools/bench/src/web.ts", "@cosmic/tools-e2e/run-local"],
    ["apps/admin/playwright.config.ts", "@cosmic/tools-e2e/playwright-base"],
    ["apps/web/e2e/accounts-return-to.spec.ts", "@cosmic/tools-test-client/redirect-corpus"],
  ])("lets %s import %s", (from, to) => {
    expect(find(from, to)).toBeNull();
  });

  it.each([
    ["packages/domain/src/quiz/scoring.ts", "@cosmic/contracts"],
    ["packages/domain/src/quiz/scoring.test.ts", "@cosmic/report"],
    ["packages/report/src/write-report.ts", "@cosmic/contracts"],
    ["packages/contracts/src/profile.ts", "@cosmic/report"],
    ["packages/ui/src/button.tsx", "@cosmic/domain"],
    ["packages/local-services/src/index.ts", "@cosmic/stripe-stand-in"],
    ["apps/api/src/app.ts", "@cosmic/local-services"],
    ["apps/api/src/app.ts", "@cosmic/stripe-stand-in"],
    ["apps/web/src/main.tsx", "@cosmic/report"],
    ["apps/web/src/pages/quiz/quiz-page.test.tsx", "@cosmic/api/config/config"],
    ["apps/web/src/pages/quiz/quiz-page.test.tsx", "@cosmic/tools-e2e/users"],
    ["apps/web/e2e/quiz.spec.ts", "@cosmic/tools-cli/serve-local"],
    ["apps/api/test/agent.ts", "@cosmic/tools-test-client/connection"],
  ])("stops %s from importing %s", (from, to) => {
    expect(find(from, to)).toContain("may not import");
  });

  it("lets contracts name the report's types, and nothing else of it", () => {
    expect(find("packages/contracts/src/profile.ts", "@cosmic/report", true)).toBeNull();
  });

  it.each([
    ["apps/web/src/pages/quiz/quiz-page.tsx", "/apps/admin/src/app.tsx"],
    ["apps/api/src/features/auth/sign-up.test.ts", "/packages/local-services/src/index.ts"],
    ["apps/admin/playwright.config.ts", "/tools/e2e/src/playwright-base.ts"],
    ["tools/cli/src/serve-local.ts", "/tools/programs/src/root.ts"],
    ["tools/cli/src/serve-local.ts", "/apps/api/src/app.ts"],
    ["apps/api/src/app.ts", "/package.json"],
    ["vitest.config.ts", "/apps/web/vitest.config.ts"],
  ])("keeps the relative import of %s inside its package, away from %s", (from, to) => {
    expect(find(from, to)).toContain("no relative import leaves its package");
  });
});

describe("an arrow to a package from outside", () => {
  it.each([
    ["packages/domain/src/quiz/scoring.ts", "node:fs"],
    ["packages/report/src/write-report.ts", "node:crypto"],
    ["packages/ui/src/button.tsx", "react-router-dom"],
    ["apps/web/src/main.tsx", "@ts-rest/core"],
    ["apps/web/src/pages/quiz/quiz-page.tsx", "react-router-dom"],
    ["apps/api/src/features/auth/auth.service.ts", "kysely"],
    ["apps/api/src/features/auth/auth.service.ts", "stripe"],
    ["apps/api/src/gateways/stripe/stripe.ts", "stripe"],
  ])("stops %s from importing %s", (from, to) => {
    expect(find(from, to)).toContain("is not imported here");
  });

  it.each([
    ["apps/api/src/features/auth/auth.store.ts", "kysely"],
    ["apps/api/src/features/auth/auth.test.ts", "kysely"],
    ["apps/api/src/gateways/stripe/live-stripe.ts", "stripe"],
    ["apps/web/src/router.ts", "react-router-dom"],
    ["tools/cli/src/backup/server-backup.ts", "pg"],
  ])("lets %s import %s", (from, to) => {
    expect(find(from, to)).toBeNull();
  });
});

describe("an arrow inside the API", () => {
  it.each([
    ["apps/api/src/http/guards.ts", "/apps/api/src/features/auth/index.ts"],
    ["apps/api/src/features/auth/auth.store.ts", "/apps/api/src/features/auth/auth.service.ts"],
    ["apps/api/src/features/quiz/quiz.service.ts", "/apps/api/src/features/auth/auth.store.ts"],
    ["apps/api/src/features/quiz/quiz.service.ts", "/apps/api/src/gateways/stripe/live-stripe.ts"],
    ["apps/api/src/db/client.ts", "/apps/api/src/features/auth/index.ts"],
    ["apps/api/src/clock.ts", "/apps/api/src/db/client.ts"],
    ["apps/api/src/app.ts", "/apps/api/test/factories.ts"],
  ])("does not lead from %s to %s", (from, to) => {
    expect(find(from, to)).not.toBeNull();
  });

  it.each([
    ["apps/api/src/features/auth/auth.routes.ts", "/apps/api/src/features/auth/auth.service.ts"],
    ["apps/api/src/features/quiz/quiz.service.ts", "/apps/api/src/features/auth/index.ts"],
    ["apps/api/src/features/quiz/quiz.service.ts", "/apps/api/src/gateways/stripe/stripe.ts"],
    ["apps/api/src/features/brand-new/brand-new.routes.ts", "/apps/api/src/http/mount-contract.ts"],
  ])("leads from %s to %s", (from, to) => {
    expect(find(from, to)).toBeNull();
  });

  it("is checked in a feature that did not exist when the rules were written", () => {
    const from = "apps/api/src/features/brand-new/brand-new.service.ts";
    expect(find(from, "/apps/api/src/features/auth/auth.store.ts")).toContain("index.ts");
  });
});

it("keeps pages of the site apart, and the way from routes over pages to the shell one-way", () => {
  const page = "apps/web/src/pages/quiz/quiz-page.tsx";
  expect(find(page, "/apps/web/src/pages/result/result-page.tsx")).toContain("another page");
  const plain = "apps/web/src/pages/not-found-page.tsx";
  expect(find(plain, `/${page}`)).toContain("another page");
  expect(find("apps/web/src/shell/top-bar.tsx", `/${page}`)).not.toBeNull();
  expect(find(page, "/apps/web/src/shell/top-bar.tsx")).toBeNull();
  expect(find("apps/web/src/routes.tsx", `/${page}`)).toBeNull();
});

describe("the environment", () => {
  const reads = "process.env.X";
  it.each(["apps/api/src/app.ts", "packages/domain/src/quiz/scoring.ts", "apps/web/src/main.tsx"])(
    "is not read in %s",
    (path) => expect(findEnvironmentProblem(path, reads)).not.toBeNull(),
  );
  it.each([
    "apps/api/src/config/env.ts",
    "apps/api/src/app.test.ts",
    "packages/stripe-stand-in/src/main.ts",
    "tools/cli/src/serve-local.ts",
  ])("may be read in %s", (path) => expect(findEnvironmentProblem(path, reads)).toBeNull());
});

describe("the tables", () => {
  it("have to name each package and each layer, and none besides", () => {
    const problems = findTableProblems([
      "packages/brand-new/src/index.ts",
      "apps/web/src/kitchen/cup.ts",
    ]).map((problem) => problem.replace(/^\S+ /, ""));
    expect(problems).toContain("package brand-new has no row");
    expect(problems).toContain("there is no package domain");
    expect(problems).toContain("layer of web and admin: kitchen has no row");
    expect(problems).toContain("there is no layer of web and admin: pages");
  });
});

it("reads static imports, re-exports and written-out dynamic imports of a file", () => {
  const source = `import type { A } from "../db/a.ts";
    import b from "kysely";
    export { c } from "./c.ts";
    const d = await import("@cosmic/domain");
    await import(anything);`;
  const found = readImports("apps/api/src/http/x.ts", source);
  expect(found.map(({ to, isTypeOnly }) => [to, isTypeOnly])).toEqual([
    ["/apps/api/src/db/a.ts", true],
    ["kysely", false],
    ["/apps/api/src/http/c.ts", false],
    ["@cosmic/domain", false],
  ]);
});
