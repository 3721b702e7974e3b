import { HTTPParser } from "http-parser-js";

export type Header = readonly [name: string, value: string];

/** A request that got no answer that could be read. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
  /** The server closed the connection without a word, which some requests deserve. */
  readonly wasClosed: boolean;

  constructor(message: string, wasClosed = false) {
    super(message);
    this.wasClosed = wasClosed;
  }
}

/** The value of a header, by its name in lower case. */
export const findHeader = (headers: readonly Header[], name: string) =>
  headers.find((header) => header[0] === name)?.[1];

export interface ReadAnswer {
  status: number;
  /** In the order they came, names in lower case. */
  headers: readonly Header[];
  body: string;
}

HTTPParser.encoding = "latin1";

/** Reads answers from the bytes of a connection. @param isHead whether the next one has no body */
export function createReader(isHead: () => boolean, onAnswer: (answer: ReadAnswer) => void) {
  const parser = new HTTPParser(HTTPParser.RESPONSE);
  let head = { status: 0, headers: [] as Header[] };
  let body: Buffer[] = [];
  parser[HTTPParser.kOnHeadersComplete] = ({ statusCode, headers }) => {
    const names = headers.filter((_, index) => index % 2 === 0);
    head = {
      status: statusCode,
      headers: names.map((name, index) => [name.toLowerCase(), headers[2 * index + 1] ?? ""]),
    };
    return isHead() ? 1 : 0;
  };
  parser[HTTPParser.kOnBody] = (piece) => void body.push(piece);
  parser[HTTPParser.kOnMessageComplete] = () => {
    // "100 Continue" and the like come before the answer.
    if (head.status >= 200) onAnswer({ ...head, body: Buffer.concat(body).toString() });
    body = [];
  };
  return parser;
}
