import { screen } from "@testing-library/react";
import { makePage, makeUser } from "./make-user.ts";
import { type ApiCall, signedIn } from "./mock-api.ts";

export const ada = makeUser({ email: "ada@example.test", firstName: "Ada", lastName: "Lovelace" });
export const grace = makeUser({
  email: "grace@example.test",
  hasLifetimeAccess: true,
  profileImageUrl: "https://lh3.googleusercontent.com/a/grace",
});
const counters = { body: { totalUsers: 1_200, paidUsers: 300, conversionRate: 25 } };

/** The server's answers for a list of these two users. */
export const usersAnswers = {
  ...signedIn,
  "GET /api/admin/stats": counters,
  "GET /api/admin/users": makePage([ada, grace]),
};

export const findRow = async (email: string) =>
  screen.findByRole("row", { name: new RegExp(email) });
export const findButton = (name: string | RegExp) => screen.findByRole("button", { name });
export const listCalls = (calls: ApiCall[]) =>
  calls.filter(({ path }) => path === "/api/admin/users");
export const findText = (text: string) => screen.findByText(text);
