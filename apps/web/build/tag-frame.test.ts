import { expect, test, vi } from "vitest";
import { openTagFrame } from "../src/shared/tags/tag-frame.ts";
import { renderTagFrame, tagFrame } from "./tag-frame.ts";

/** What Vite calls of the plugin. */
interface Hooks {
  configResolved: (config: object) => void;
  configureServer: (server: object) => void;
  generateBundle: (this: { emitFile: (file: object) => void }) => Promise<void>;
}

/** The files that a build with this environment gets. */
async function findFiles(env: Record<string, string>, ssr = false): Promise<object[]> {
  const plugin = tagFrame() as unknown as Hooks;
  const files: object[] = [];
  plugin.configResolved({ env, build: { ssr } });
  await plugin.generateBundle.call({ emitFile: (file) => files.push(file) });
  return files;
}

test("the tag's document names its site's id and holds its whole script", async () => {
  const html = await renderTagFrame("G-TEST12345");
  expect(html).toContain('<html lang="en" data-id="G-TEST12345">');
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).toContain("https://www.googletagmanager.com/gtag/js?id=");
  expect(html).not.toMatch(/\bimport\b|\bsrc="/);
});

test("the tag's document is built where an analytics id is set, and nowhere else", async () => {
  const env = { PUBLIC_ANALYTICS_ID: "G-TEST12345" };
  expect(await findFiles(env)).toMatchObject([
    { fileName: "tag-frame.html", source: expect.stringContaining("G-TEST12345") as string },
  ]);
  expect(await findFiles(env, true)).toEqual([]);
  expect(await findFiles({})).toEqual([]);
  expect(await findFiles({ PUBLIC_AD_PIXEL_ID: "123456789012" })).toEqual([]);
});

test("the page asks for the tag's document where it is served", () => {
  const use = vi.fn();
  (tagFrame() as unknown as Hooks).configureServer({ middlewares: { use } });
  const { remove } = openTagFrame("G-TEST12345");
  const frame = document.querySelector("iframe");
  expect(use.mock.calls[0]?.[0]).toBe(frame?.getAttribute("src"));
  remove();
  frame?.remove();
});
