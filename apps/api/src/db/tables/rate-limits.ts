export interface RateLimitsTable {
  /** A purpose and a SHA-256; never an address or an e-mail in clear. */
  key: string;
  window_started_at: Date;
  hits: number;
  blocked_until: Date | null;
}
