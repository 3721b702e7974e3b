import { expect, test } from "vitest";
import { paths, serverPaths } from "./paths.ts";

const returnTo = "/result?checkout=true";

test("every address keeps its shape", () => {
  const bare = Object.values(paths).map((path) => path());
  const filled = [
    paths.mbtiResult({ type: "INTJ", birthDate: "1990-02-28" }),
    paths.generatingProfile({ type: "INTJ", birthDate: "1990-02-28" }),
    paths.result({ slug: "a b", checkout: "true" }),
    paths.checkoutSuccess({ session_id: "cs_1", returnTo }),
    paths.auth({ returnTo }),
    paths.authSelect({ returnTo }),
    paths.emailAuth({ email: "ada+1@example.test", returnTo }),
    paths.login({ returnTo }),
    paths.signup({ returnTo }),
    serverPaths.login({ returnTo }),
    serverPaths.logout({ returnTo: "/" }),
    serverPaths.google({ returnTo }),
  ];
  expect([...bare, ...filled]).toMatchSnapshot();
});

test("an empty value is left out of the address", () => {
  expect(paths.emailAuth({ email: "", returnTo: "/quiz" })).toBe("/email-auth?returnTo=%2Fquiz");
});
