import { expect, test } from "@cosmic/tools-e2e/journey";
import { openSignedIn } from "./steps.ts";

test("browser failures are grouped in the panel, without their query", async ({ page, sites }) => {
  for (let time = 0; time < 3; time += 1) {
    const answer = await page.request.post(`${sites.web}/api/client-errors`, {
      headers: { origin: sites.web },
      data: {
        url: "/result?slug=secret",
        status: 0,
        message: "TypeError: x is not a function",
        severity: "HIGH",
      },
    });
    expect(answer.status()).toBe(204);
  }
  await openSignedIn(page, "/errors");
  const row = page.getByRole("row").filter({ hasText: "TypeError: x is not a function" });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("/result");
  await expect(row).not.toContainText("secret");
  await expect(row.getByRole("cell").nth(4)).toHaveText("3");
});
