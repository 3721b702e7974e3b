import type { Plugin } from "vite";

const LOOKED_UP = /require\$1\(['"]#standard-fonts\/(\w+)['"]\)/g;

/**
 * pdfkit looks the measures of its own faces up beside its file when it runs. A bundle has nothing
 * beside it, so they are imported instead. Fails when a new version does it in another way.
 */
export const pdfFaces = (): Plugin => ({
  name: "pdf-faces",
  transform(code, id) {
    if (!id.endsWith("/pdfkit/js/pdfkit.node.mjs")) return null;
    const faces = new Set([...code.matchAll(LOOKED_UP)].map(([, face]) => face));
    if (faces.size === 0) throw new Error("pdfkit looks for its faces in an unknown way");
    const imports = [...faces].map((face) => `import face${face} from "#standard-fonts/${face}";`);
    return { code: `${imports.join("\n")}\n${code.replaceAll(LOOKED_UP, "face$1")}`, map: null };
  },
});
