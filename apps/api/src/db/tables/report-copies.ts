/** Reports as PDF, kept for a while for a reader who asks again; the database deletes them with what they need. */
export interface ReportCopiesTable {
  blueprint_id: string;
  /** The ETag it is answered with: another one is another file. */
  etag: string;
  bytes: Buffer;
  made_at: Date;
}
