import { screen } from "@testing-library/react";
import { type ApiCall, signedIn } from "./mock-api.ts";
import { aPage, aUser } from "./people.ts";

export const ada = aUser({ email: "ada@example.test", firstName: "Ada", lastName: "Lovelace" });
export const grace = aUser({
  email: "grace@example.test",
  hasLifetimeAccess: true,
  profileImageUrl: "https://lh3.googleusercontent.com/a/grace",
});
const counters = { body: { totalUsers: 1_200, paidUsers: 300, conversionRate: 25 } };

/** What a list of these two is told by the server. */
export const usersListed = {
  ...signedIn,
  "GET /api/admin/stats": counters,
  "GET /api/admin/users": aPage([ada, grace]),
};

export const rowOf = async (email: string) => screen.findByRole("row", { name: new RegExp(email) });
export const named = (name: string | RegExp) => screen.findByRole("button", { name });
export const listCalls = (calls: ApiCall[]) =>
  calls.filter(({ path }) => path === "/api/admin/users");
export const said = (words: string) => screen.findByText(words);
