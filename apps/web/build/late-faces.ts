import { PAINTED } from "../src/shared/navigation/painted-script.ts";

/**
 * Stands right after the style element of the faces, which counts for no medium until the page has been painted
 * in their fallbacks. Where the page itself came out of the browser's cache, the faces are there as well and are
 * taken at once; one that fails, because the visitor has left or lacks a local font, is no error. Not every browser
 * tells; the others show the fallbacks for a frame or two.
 */
export const LATE_FACES_SCRIPT = `(function(){var s=document.currentScript.previousElementSibling,n=performance.getEntriesByType("navigation")[0],f=function(){s.media="all"};if(n&&n.deliveryType==="cache"){f();document.fonts.forEach(function(e){e.load().catch(function(){})})}else addEventListener("${PAINTED}",f,{once:true})})()`;

/** The faces of a page whose first paint must not wait for them, as its head holds them. */
export const lateFaces = (faces: string): string =>
  `<style media="not all">${faces}</style><script>${LATE_FACES_SCRIPT}</script><noscript><style>${faces}</style></noscript>`;
