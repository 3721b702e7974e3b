import type { User } from "@cosmic/contracts";
import type { ApiAnswer } from "./mock-api.ts";

let made = 0;

/** A user with a unique id and email. */
export function makeUser(facts: Partial<User> = {}): User {
  made += 1;
  return {
    id: `0b7f3b34-9d0c-4a7b-8f2e-${String(made).padStart(12, "0")}`,
    email: `person-${made}@example.test`,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    hasLifetimeAccess: false,
    createdAt: "2026-11-20T10:00:00.000Z",
    updatedAt: "2026-11-21T10:00:00.000Z",
    ...facts,
  };
}

/** One page of the users list, as the server sends it. */
export function makePage(users: User[], headers: Record<string, string> = {}): ApiAnswer {
  return { body: users, headers: { "x-total-count": String(users.length), ...headers } };
}
