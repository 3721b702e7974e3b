import { capture, PlainFailure } from "./install.mjs";

/** Builds what changed, through turbo's cache. */
export async function ensureBuilt(say = (line) => console.log(line)) {
  say("Building what changed ...");
  const { code, output } = await capture("turbo", ["run", "build", "--output-logs=errors-only"]);
  if (code !== 0) throw new PlainFailure(`The build failed:\n${output.trim()}`);
}
