export interface OutsidePackage {
  name: string;
  /** Why it is not in the bundle. */
  why: string;
}

const FONT_FILES =
  "each face is read as a file of its own, and its path is found through the package";

/** Packages that the built API finds in node_modules beside it; the image carries these and no other. */
export const SHIPPED_PACKAGES: readonly OutsidePackage[] = [
  { name: "@node-rs/argon2", why: "native code, one binary for each platform" },
  { name: "piscina", why: "starts its own worker.js as a thread and finds it beside itself" },
  { name: "@fontsource/brygada-1918", why: FONT_FILES },
  { name: "@fontsource/instrument-sans", why: FONT_FILES },
];

/**
 * Packages that are loaded only on a developer's machine, so no image carries them: the embedded
 * database, for want of DATABASE_URL, and the pages about the API, which production does not serve.
 */
export const LOCAL_PACKAGES: readonly string[] = [
  "@electric-sql/pglite",
  "@fastify/swagger",
  "@fastify/swagger-ui",
];
