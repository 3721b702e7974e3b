/**
 * The pages of both sites, by which failures of pages are grouped. None of their addresses has a part
 * that differs, so an address that stands here names no person. `tools/checks/src/across-apps/pages.test.ts`
 * holds the list to the paths that the sites themselves use.
 */
export const PAGES: readonly string[] = [
  "/",
  "/accuracy",
  "/admin",
  "/alerts",
  "/audit",
  "/auth",
  "/auth-select",
  "/checkout-success",
  "/claims",
  "/confirm-email",
  "/dashboard",
  "/email-auth",
  "/errors",
  "/forgot-password",
  "/funnel",
  "/generating-profile",
  "/home",
  "/login",
  "/mbti-result",
  "/privacy",
  "/quiz",
  "/reset-password",
  "/result",
  "/signup",
  "/sitting",
  "/terms",
  "/trial",
  "/users",
  "/your-data",
  "/your-sign-in",
];
