import { Client } from "pg";

/** Stands where an address has a socket's folder among its parameters and no host. */
const NO_HOST = "no-host-here";

/** An address as far as both the driver and PostgreSQL's own programs agree on it. */
export const parseAddress = (url: string): URL =>
  new URL(URL.canParse(url) ? url : url.replace("@/", `@${NO_HOST}/`));

const namesPassword = (parameter: string) => new URLSearchParams(parameter).has("password");

/** The same address without its password, which may stand before the host or among the parameters. */
export function withoutPassword(url: string): string {
  const address = parseAddress(url);
  address.password = "";
  // The rest stays unchanged: the programs read a plus sign as one, and no blank.
  const parameters = address.search.slice(1).split("&");
  address.search = parameters.filter((each) => !namesPassword(each)).join("&");
  return address.href.replace(NO_HOST, "");
}

/** Whether there is a password in the address itself. */
export const carriesPassword = (url: string): boolean =>
  parseAddress(url).password !== "" || parseAddress(url).searchParams.has("password");

/** The password that the product's own connections use; null where it comes from elsewhere. */
export const findPassword = (url: string): string | null =>
  new Client({ connectionString: url }).password || null;

/** The name of the database. */
export const getDatabaseName = (url: string): string =>
  decodeURIComponent(parseAddress(url).pathname.slice(1));
