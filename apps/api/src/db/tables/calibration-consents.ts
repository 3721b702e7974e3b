export interface CalibrationConsentsTable {
  user_id: string;
  /** False for a user who was asked and said no, or withdrew. */
  takes_part: boolean;
  decided_at: Date;
}
