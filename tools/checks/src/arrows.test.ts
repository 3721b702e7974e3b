import { describe, expect, it } from "vitest";
import { arrowProblem, environmentProblem } from "./arrows.ts";

const problem = (from: string, to: string, isTypeOnly = false) =>
  arrowProblem({ from, to, isTypeOnly });

describe("the arrows between packages", () => {
  it.each([
    ["packages/contracts/src/auth.contract.ts", "@cosmic/domain"],
    ["apps/web/src/pages/quiz/quiz-page.tsx", "@cosmic/ui/button"],
    ["packages/report/src/write-report.ts", "@cosmic/domain/chart"],
    ["apps/api/src/features/blueprints/blueprints.service.ts", "@cosmic/report"],
    ["packages/ui/src/zodiac-glyph.tsx", "@cosmic/domain/glyphs"],
    ["apps/api/src/features/auth/auth.service.ts", "@cosmic/domain"],
    ["apps/api/src/features/auth/sign-up.test.ts", "packages/local-services/src/index.ts"],
    ["tools/cli/src/serve-local.ts", "apps/api/src/app.ts"],
    ["apps/admin/playwright.config.ts", "tools/e2e/src/playwright-base.ts"],
  ])("lets %s import %s", (from, to) => {
    expect(problem(from, to)).toBeNull();
  });

  it.each([
    ["packages/domain/src/quiz/scoring.ts", "@cosmic/contracts"],
    ["packages/domain/src/quiz/scoring.ts", "node:fs"],
    ["packages/domain/src/quiz/scoring.ts", "@cosmic/report"],
    ["packages/report/src/write-report.ts", "node:fs"],
    ["packages/report/src/write-report.ts", "@cosmic/contracts"],
    ["packages/contracts/src/profile.ts", "@cosmic/report"],
    ["apps/web/src/pages/result/result-page.tsx", "@cosmic/report"],
    ["packages/ui/src/button.tsx", "@cosmic/domain"],
    ["packages/ui/src/button.tsx", "react-router-dom"],
    ["apps/api/src/app.ts", "@cosmic/local-services"],
    ["apps/api/src/config/config.ts", "@cosmic/local-services"],
    ["apps/api/src/app.ts", "@cosmic/stripe-stand-in"],
    ["packages/local-services/src/index.ts", "@cosmic/stripe-stand-in"],
    ["apps/web/src/main.tsx", "@ts-rest/core"],
    ["apps/web/src/pages/quiz/quiz-page.tsx", "react-router-dom"],
    ["apps/web/src/pages/quiz/quiz-page.tsx", "apps/admin/src/app.tsx"],
  ])("stops %s from importing %s", (from, to) => {
    expect(problem(from, to)).not.toBeNull();
  });
});

it("contracts may name the types of the report, and nothing that runs", () => {
  expect(problem("packages/contracts/src/profile.ts", "@cosmic/report", true)).toBeNull();
  expect(problem("apps/web/src/shared/report/card.tsx", "@cosmic/report", true)).not.toBeNull();
});

describe("the arrows inside the API", () => {
  it.each([
    ["apps/api/src/features/auth/auth.service.ts", "kysely"],
    ["apps/api/src/features/auth/auth.service.ts", "stripe"],
    ["apps/api/src/http/guards.ts", "apps/api/src/features/auth/index.ts"],
    ["apps/api/src/features/auth/auth.store.ts", "apps/api/src/features/auth/auth.service.ts"],
    ["apps/api/src/features/quiz/quiz.service.ts", "apps/api/src/features/auth/auth.store.ts"],
    ["apps/api/src/db/client.ts", "apps/api/src/features/auth/index.ts"],
    ["apps/api/src/app.ts", "apps/api/test/factories.ts"],
  ])("stops %s from importing %s", (from, to) => {
    expect(problem(from, to)).not.toBeNull();
  });

  it.each([
    ["apps/api/src/features/auth/auth.store.ts", "kysely"],
    ["apps/api/src/features/auth/auth.routes.ts", "apps/api/src/features/auth/auth.service.ts"],
    ["apps/api/src/features/quiz/quiz.service.ts", "apps/api/src/features/auth/index.ts"],
    ["apps/api/src/features/brand-new/brand-new.routes.ts", "apps/api/src/http/mount-contract.ts"],
  ])("lets %s import %s", (from, to) => {
    expect(problem(from, to)).toBeNull();
  });

  it("fences a feature that did not exist when the rules were written", () => {
    const from = "apps/api/src/features/brand-new/brand-new.service.ts";
    expect(problem(from, "apps/api/src/features/auth/auth.store.ts")).toContain("index.ts");
  });
});

describe("the arrows inside the web app", () => {
  it("keeps pages apart and one-way", () => {
    const page = "apps/web/src/pages/quiz/quiz-page.tsx";
    expect(problem(page, "apps/web/src/pages/result/result-page.tsx")).toContain("another page");
    expect(problem("apps/web/src/shell/top-bar.tsx", page)).not.toBeNull();
    expect(problem(page, "apps/web/src/shell/top-bar.tsx")).toBeNull();
    expect(problem("apps/web/src/routes.tsx", page)).toBeNull();
  });
});

describe("the environment", () => {
  it("is read in the API's configuration only", () => {
    expect(environmentProblem("apps/api/src/app.ts", "process.env.X")).not.toBeNull();
    expect(environmentProblem("apps/api/src/config/env.ts", "process.env.X")).toBeNull();
  });
});
