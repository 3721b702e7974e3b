import type { FastifyInstance } from "fastify";
import { InvalidInputError, UnsupportedMediaError } from "../errors.ts";

/** More than any call needs, and far below what databases and recursive code can take. */
const MAX_DEPTH = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The deepest nesting of arrays and objects in JSON text, brackets inside strings not counted. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return deepest;
}

const isUtf8 = (contentType: string | undefined) => {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? "")?.[1];
  return charset === undefined || charset.toLowerCase() === "utf-8";
};

/**
 * JSON in UTF-8 is the only body the API reads; anything else is answered 415.
 * An empty body is no body, so that calls without one may still name a content type.
 */
export function readJsonBodiesOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, text, done) => {
      if (!isUtf8(request.headers["content-type"])) {
        done(new UnsupportedMediaError());
      } else if (text.trim() === "") {
        done(null, undefined);
      } else if (jsonDepth(text) > MAX_DEPTH) {
        done(new InvalidInputError("This request is nested too deeply."));
      } else {
        void parseJson(request, text, done);
      }
    },
  );
}
