export { ASPECT_GLYPHS, MINOR_ASPECT_GLYPHS } from "./aspect-glyphs.ts";
export { BODY_GLYPHS, POINT_GLYPHS, RETROGRADE_GLYPH } from "./body-glyphs.ts";
export { SIGN_GLYPHS } from "./sign-glyphs.ts";
