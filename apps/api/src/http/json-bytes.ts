import type { Buffer } from "node:buffer";

/** An answer that is JSON already, stored or put together as its schema describes it; sent as it is. */
export class JsonBytes<Body> {
  readonly bytes: Buffer;
  /** Only in types: what the bytes say. */
  declare readonly body: Body;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}
