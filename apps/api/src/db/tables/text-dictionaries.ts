/** What texts were packed with; a text cannot be read without its own, so rows never change or go. */
export interface TextDictionariesTable {
  /** The writer's version and the type: "5-INFP". */
  id: string;
  bytes: Uint8Array;
}
