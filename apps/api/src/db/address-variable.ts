type AddressVariable = "DATABASE_URL" | "MIGRATION_DATABASE_URL";

const VARIABLES = new WeakMap<Error, AddressVariable>();

/** Remembers which variable holds the address that a failure came from. */
export function setAddressVariable(error: unknown, variable: AddressVariable): void {
  if (error instanceof Error) VARIABLES.set(error, variable);
}

/** The variable to look at after a failure of the database: DATABASE_URL unless another was recorded. */
export const getAddressVariable = (error: Error): AddressVariable =>
  VARIABLES.get(error) ?? "DATABASE_URL";
