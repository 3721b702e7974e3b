import type { AppRoute } from "@ts-rest/core";
import { initContract } from "@ts-rest/core";
import { z } from "zod";
import { errorBodySchema } from "./error-body.ts";

/** Who may make a call. The server mounts its guard from this; a route cannot be mounted without it. */
export type Access = "anyone" | "user" | "operator";

export interface RouteMetadata {
  access: Access;
  /** A GET that takes much, or asks another service: carried out on request alone, for no prefetch. */
  costly?: true;
  /** Takes a sign-in of a few minutes ago: what it does cannot be undone, or tells everything. */
  freshSignIn?: true;
  /** A call that pages make by themselves; it does not count as the user's activity. */
  background?: true;
  /** Sent by a service that signs what it sends: it has no session, and comes from no page of a site. */
  signed?: true;
  /** Open to an operator who still has to set up the second factor that is required here. */
  secondFactorSetup?: true;
  /** Monitors may ask for its status alone, with HEAD. */
  head?: true;
}

export const contractBuilder = initContract();

/** Every call can be refused with the same body; which statuses it uses is for the server to say. */
export const failures = {
  400: errorBodySchema,
  401: errorBodySchema,
  402: errorBodySchema,
  403: errorBodySchema,
  404: errorBodySchema,
  409: errorBodySchema,
  413: errorBodySchema,
  415: errorBodySchema,
  429: errorBodySchema,
  500: errorBodySchema,
  503: errorBodySchema,
} as const;

export const anyone = { access: "anyone" } as const satisfies RouteMetadata;
export const healthCheck = { access: "anyone", head: true } as const satisfies RouteMetadata;
/** Calls that the public pages make by themselves. */
export const pagesOwn = {
  access: "anyone",
  background: true,
} as const satisfies RouteMetadata;
export const user = { access: "user" } as const satisfies RouteMetadata;
/** What takes a fresh sign-in, by GET and otherwise. */
export const freshUserRequest = {
  access: "user",
  costly: true,
  freshSignIn: true,
} as const satisfies RouteMetadata;
export const freshUser = { access: "user", freshSignIn: true } as const satisfies RouteMetadata;
/** A GET that a user has to mean. */
export const userRequest = { access: "user", costly: true } as const satisfies RouteMetadata;
export const operator = { access: "operator" } as const satisfies RouteMetadata;
export const operatorRequest = {
  access: "operator",
  costly: true,
} as const satisfies RouteMetadata;
export const signedSender = {
  access: "anyone",
  signed: true,
} as const satisfies RouteMetadata;
export const operatorPoll = {
  access: "operator",
  background: true,
} as const satisfies RouteMetadata;

/** What setting up a second factor takes, and leaving. */
export const operatorSetup = {
  access: "operator",
  secondFactorSetup: true,
} as const satisfies RouteMetadata;
export const operatorSetupPoll = {
  access: "operator",
  background: true,
  secondFactorSetup: true,
} as const satisfies RouteMetadata;

/** A file as the server answers with it. */
export interface FileBody {
  /** All at once, or piece by piece as they are made; null where the caller has the same file already. */
  bytes: Uint8Array | AsyncIterable<Uint8Array> | null;
  /** The name it is saved under. */
  fileName: string;
  /** What distinguishes it from what the same address gave before or will give; a quoted ETag. */
  etag?: string;
}

/** The same file as a browser receives it. */
export interface ReceivedFile {
  blob: Blob;
  /** Null where the answer names none. */
  fileName: string | null;
}

const isFileBody = (value: unknown) =>
  value instanceof Object &&
  "bytes" in value &&
  (value.bytes === null ||
    (value.bytes instanceof Object &&
      (value.bytes instanceof Uint8Array || Symbol.asyncIterator in value.bytes)));

/** The 200 of a call that answers with a file of this content type instead of JSON. */
export const fileBody = (contentType: string) =>
  z.custom<FileBody>(isFileBody).meta({ contentType }) as unknown as z.ZodType<
    ReceivedFile,
    FileBody
  >;

/** The content type of an answer made by `fileBody`; null for one that is JSON. */
export function findFileType(answer: z.ZodType): string | null {
  const contentType = answer.meta()?.["contentType"];
  return typeof contentType === "string" ? contentType : null;
}

export type { AppRoute };
