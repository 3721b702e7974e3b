/** What is wrong, in a line or two for whoever typed the command. */
export class BackupRefusal extends Error {
  override name = "BackupRefusal";
}
