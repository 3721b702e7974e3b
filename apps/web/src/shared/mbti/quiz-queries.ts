import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** The saved birth date, time and place; null before the first quiz. */
export const birthInfoQuery = queryOptions({
  queryKey: [routes.quiz.getBirthInfo.path],
  queryFn: ({ signal }) => api.quiz.getBirthInfo({ signal }),
});

/** The latest quiz result; null before the first quiz. */
export const mbtiResultQuery = queryOptions({
  queryKey: [routes.quiz.getMbtiResult.path],
  queryFn: ({ signal }) => api.quiz.getMbtiResult({ signal }),
});
