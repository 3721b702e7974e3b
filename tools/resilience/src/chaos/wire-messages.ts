/** A message that a client sends to PostgreSQL. */
export interface WireMessage {
  /** One letter; "" for the first messages of a connection, which have none. */
  type: string;
  body: Buffer;
}

/** The code of a request for encryption, after which the client begins anew. */
const SSL_REQUEST = 80_877_103;

/**
 * Cuts what a client sends to PostgreSQL into messages, however it arrives. Source: "Message Formats" of
 * the PostgreSQL manual: a letter, four bytes of length that count themselves, the rest.
 */
export function createMessageReader(): (chunk: Buffer) => WireMessage[] {
  let kept: Buffer = Buffer.alloc(0);
  let hasStarted = false;

  function take(): WireMessage | null {
    const letters = hasStarted ? 1 : 0;
    if (kept.length < letters + 4) return null;
    const end = letters + kept.readInt32BE(letters);
    if (kept.length < end) return null;
    const message = {
      type: kept.subarray(0, letters).toString("latin1"),
      body: kept.subarray(letters + 4, end),
    };
    kept = kept.subarray(end);
    if (!hasStarted) hasStarted = message.body.readInt32BE(0) !== SSL_REQUEST;
    return message;
  }

  return (chunk) => {
    kept = Buffer.concat([kept, chunk]);
    const messages: WireMessage[] = [];
    for (let message = take(); message; message = take()) messages.push(message);
    return messages;
  };
}

const textFrom = (body: Buffer, start: number) => {
  const end = body.indexOf(0, start);
  return body.toString("utf8", start, end < 0 ? body.length : end);
};

/** The SQL of a message that brings some: a simple query, or one that is prepared first. */
export function findSql({ type, body }: WireMessage): string | null {
  if (type === "Q") return textFrom(body, 0);
  // The name of the prepared statement comes first.
  return type === "P" ? textFrom(body, body.indexOf(0) + 1) : null;
}

/** The end of an answer: ReadyForQuery, with one letter for the state of the transaction. */
export const endsAnswer = (chunk: Buffer): boolean =>
  chunk.length >= 6 &&
  chunk.toString("latin1", chunk.length - 6, chunk.length - 1) === "Z\0\0\0\x05";
