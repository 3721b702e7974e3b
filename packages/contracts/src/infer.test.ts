import type { MbtiType } from "@cosmic/domain";
import { describe, expectTypeOf, it } from "vitest";
import type { User } from "./auth.contract.ts";
import type { ApiClient } from "./client.ts";
import type { Contract } from "./contract.ts";
import type { RouteInput, RouteOutput } from "./infer.ts";

describe("types inferred from the contract", () => {
  it("give a handler its parsed input and its output", () => {
    type Generate = Contract["blueprints"]["generateProfile"];
    expectTypeOf<RouteInput<Generate>["body"]>().toEqualTypeOf<{
      birthDate: string;
      mbtiType: MbtiType;
    }>();
    expectTypeOf<RouteInput<Generate>["params"]>().toEqualTypeOf<undefined>();
    type GetProfile = Contract["blueprints"]["getProfile"];
    expectTypeOf<RouteInput<GetProfile>["params"]>().toEqualTypeOf<{ slug: string }>();
    type CheckUser = Contract["auth"]["checkUser"];
    expectTypeOf<RouteOutput<CheckUser>>().toEqualTypeOf<{ exists: boolean }>();
    expectTypeOf<RouteOutput<Contract["users"]["deleteUser"]>>().toEqualTypeOf<undefined>();
  });

  it("give a paged list its rows and the fields of its own headers", () => {
    type Users = Contract["users"]["listUsers"];
    expectTypeOf<RouteOutput<Users>>().toEqualTypeOf<{
      body: User[];
      page: { readonly nextCursor: string | null; readonly total: string | null };
    }>();
    expectTypeOf<Awaited<ReturnType<ApiClient["audit"]["listAudit"]>>["page"]>().toEqualTypeOf<{
      readonly nextCursor: string | null;
    }>();
  });

  it("give a caller arguments only where the call takes some", () => {
    expectTypeOf<ApiClient["auth"]["getCurrentUser"]>().toBeCallableWith();
    expectTypeOf<ApiClient["auth"]["checkUser"]>()
      .parameter(0)
      .toExtend<{ body: { email: string } }>();
    expectTypeOf<Awaited<ReturnType<ApiClient["auth"]["checkUser"]>>>().toEqualTypeOf<{
      exists: boolean;
    }>();
  });
});
