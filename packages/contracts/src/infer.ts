import type { z } from "zod";

/** What a handler receives for a schema, after parsing; undefined where the call has none. */
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
/** What a caller sends for a schema, before parsing. */
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

type Part<Route, Key extends string> = Route extends { [K in Key]: infer T } ? T : undefined;
type SuccessStatus = 200 | 204 | 302;

export interface RouteInput<Route> {
  params: Parsed<Part<Route, "pathParams">>;
  query: Parsed<Part<Route, "query">>;
  body: Parsed<Part<Route, "body">>;
}

export type RequestBody<Route> = Sent<Part<Route, "body">>;
export type RequestQuery<Route> = Sent<Part<Route, "query">>;
export type RequestParams<Route> = Sent<Part<Route, "pathParams">>;

/** What a handler returns for a 200; undefined for a call that only answers 204 or 302. */
export type RouteOutput<Route> = Route extends { responses: { 200: infer T } }
  ? T extends z.ZodType
    ? z.input<T>
    : undefined
  : undefined;

/** What a caller reads from a 200. */
export type ResponseBody<Route> = Route extends { responses: { 200: infer T } }
  ? T extends z.ZodType
    ? z.output<T>
    : undefined
  : undefined;

export type { SuccessStatus };
