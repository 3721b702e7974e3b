/** What is told to the window once the page has been painted. */
export const PAINTED = "painted";

/** A page that is not shown, in a tab in the background or to a crawler, is not painted: it does not wait longer. */
const PATIENCE_MS = 1_000;

/**
 * Inline script of the head; the site's policy allows it by its hash. What a first paint can do without is
 * asked for at this event, so that nothing shares the network with the page itself. It may come twice.
 */
export const PAINTED_SCRIPT = `(function(){var f=function(){dispatchEvent(new Event("${PAINTED}"))};setTimeout(f,${PATIENCE_MS});new PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint")[0]&&f()}).observe({type:"paint",buffered:true})})()`;
