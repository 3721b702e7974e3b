import { OPENAI_PRICES } from "@cosmic/api/config/openai-prices";

/** US dollars: round list prices of large providers, for orders of magnitude. Put in your own. */
export const PRICES = {
  /** A core with 2 GB for a month, and one of a managed database with a second, standing by. */
  coreMonth: 20,
  databaseCoreMonth: 60,
  /** A gigabyte of a managed database's disk for a month, with backups. */
  gigabyteMonth: 0.25,
  thousandMails: 0.4,
  /** A gigabyte to the outside, through a CDN. */
  gigabyteOut: 0.05,
  /** A million tokens of the model the API asks unless told otherwise. */
  ai: OPENAI_PRICES["gpt-5.4-mini"] ?? { input: 0, output: 0 },
  /** What a purchase brings, before fees. */
  purchase: 9.99,
};
