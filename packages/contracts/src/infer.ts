import type { z } from "zod";

/** What a handler receives for a schema, after parsing; undefined where the call has none. */
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
/** What a caller sends for a schema, before parsing. */
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

type Part<Route, Key extends string> = Route extends { [K in Key]: infer T } ? T : undefined;

export interface RouteInput<Route> {
  params: Parsed<Part<Route, "pathParams">>;
  query: Parsed<Part<Route, "query">>;
  body: Parsed<Part<Route, "body">>;
}

export type RequestBody<Route> = Sent<Part<Route, "body">>;
export type RequestQuery<Route> = Sent<Part<Route, "query">>;
export type RequestParams<Route> = Sent<Part<Route, "pathParams">>;

type Success<Route> = Route extends { responses: { 200: infer T } } ? T : undefined;

/** A list that comes in pages answers with its rows and with what the headers say of other pages. */
type WithPage<Route, Body> = Route extends { pageHeaders: infer Headers }
  ? {
      body: Body;
      /** Null for a header that is absent. */
      page: { [Field in keyof Headers]: string | null };
    }
  : Body;

/** What a handler returns for a 200; undefined for a call that only answers 204 or 302. */
export type RouteOutput<Route> = WithPage<Route, Sent<Success<Route>>>;

/** What a caller gets for a 200, after parsing. */
export type RouteResult<Route> = WithPage<Route, Parsed<Success<Route>>>;
