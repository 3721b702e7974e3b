/** What is wrong, in a line or two for the user of the command. */
export class BackupRefusal extends Error {
  override name = "BackupRefusal";
}
