/** The response has more bytes than the limit. */
export class AnswerTooLargeError extends Error {
  override name = "AnswerTooLargeError";
}

function byteCap(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > limit) controller.error(new AnswerTooLargeError());
      else controller.enqueue(chunk);
    },
  });
}

/**
 * `fetch` that reads at most `limit` bytes of an answer, counted after decompression, and follows no
 * redirect: a key goes to the configured address only. The connection is closed where reading stops.
 */
export function cappedFetch(limit: number): typeof fetch {
  return async (address, options) => {
    const response = await fetch(address, { ...options, redirect: "error" });
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    const body = response.body.pipeThrough(byteCap(limit));
    return new Response(body, { status, statusText, headers });
  };
}
