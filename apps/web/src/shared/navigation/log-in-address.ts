import { safeReturnTo } from "@cosmic/domain";
import { paths } from "../../paths.ts";

interface PageAddress {
  origin: string;
  pathname: string;
  search: string;
}

/**
 * Where "Log In" leads: back to where it was pressed, or from a page of the way in to where that one leads.
 * The path is checked too: `//evil.test` is a path as well.
 */
export function findLogInAddress({ origin, pathname, search }: PageAddress, leadsTo = ""): string {
  const here = safeReturnTo(pathname + search, { origin, fallback: "" });
  return paths.authSelect({ returnTo: here || leadsTo });
}
