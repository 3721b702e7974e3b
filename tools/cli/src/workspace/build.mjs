import { capture, childEnvironment, PlainFailure } from "./install.mjs";

/**
 * Builds what changed, through turbo's cache.
 * @param {Record<string, string>} publicUrls PUBLIC_WEB_URL and PUBLIC_ADMIN_URL where they differ from the usual
 */
export async function ensureBuilt(publicUrls = {}, say = (line) => console.log(line)) {
  say("Checking the build ...");
  const { code, output } = await capture(
    "turbo",
    ["run", "build", "--output-logs=errors-only"],
    childEnvironment(publicUrls),
  );
  if (code !== 0) throw new PlainFailure(`The build failed:\n${output.trim()}`);
}
