import { capture, childEnvironment, PlainFailure } from "./install.mjs";

/**
 * Builds what changed, through turbo's cache.
 * @param {Record<string, string>} publicUrls PUBLIC_WEB_URL and PUBLIC_ADMIN_URL where they differ from the usual
 */
export async function ensureBuilt(publicUrls = {}, say = (line) => console.log(line)) {
  say("Checking the build ...");
  await runTask("build", publicUrls);
}

/** Builds the index of birth places alone, which the API reads from its sources too. */
export const ensureCities = () => runTask("cities");

async function runTask(name, env = {}) {
  const args = ["run", name, "--output-logs=errors-only"];
  const { code, output } = await capture("turbo", args, childEnvironment(env));
  if (code !== 0) throw new PlainFailure(`The build failed:\n${output.trim()}`);
}
