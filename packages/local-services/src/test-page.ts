const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

/** No scripts, no images, no external resources. Forms redirect to the site, so form-action stays open. */
export const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** The colors of packages/ui/src/tokens.css, without its fonts: these pages load no files. */
const STYLE = `
  :root {
    color-scheme: light dark;
    --paper: light-dark(#f5efe2, #0e1320); --raised: light-dark(#fbf7ee, #151b2b);
    --ink: light-dark(#1c1b24, #ece6d6); --muted: light-dark(#4d4847, #bdb8ab);
    --rule: light-dark(#d6cbb4, #2b3348); --edge: light-dark(#8a7d63, #717a92);
    --brass: light-dark(#7a5714, #d4ac66); --metal: light-dark(#ae8a4a, #8e7444);
    --signal: light-dark(#a5301e, #f2826a);
    --sans: system-ui, Arial, sans-serif;
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Georgia, serif; }
  main { max-width: 30rem; margin: 0 auto; padding: clamp(1.5rem, 6vw, 4rem) 1rem; }
  .label { margin: 0 0 .75rem; font: 500 .75rem/1.4 var(--sans); letter-spacing: .13em; text-transform: uppercase; color: var(--brass); }
  .sheet { padding: clamp(1.25rem, 5vw, 2rem); background: var(--raised); border: 1px solid var(--rule); border-top: 2px solid var(--metal); }
  h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.2; font-weight: 400; letter-spacing: -.014em; }
  p { margin: 0 0 1.25rem; color: var(--muted); }
  label, legend { display: block; padding: 0; margin-bottom: .35rem; font: 500 .9375rem/1.5 var(--sans); }
  input[type=text], input[type=email], select {
    width: 100%; min-height: 2.75rem; padding: .5rem .75rem; margin-bottom: 1.25rem;
    font: 1rem/1.4 var(--sans); color: var(--ink); background: var(--paper);
    border: 1px solid var(--edge); border-radius: 2px;
  }
  fieldset { border: 0; margin: 0 0 1.25rem; padding: 0; }
  .choice { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; margin: 0 1.5rem 0 0; font-weight: 400; }
  input[type=radio] { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--brass); }
  details { margin-bottom: 1.5rem; border-top: 1px solid var(--rule); border-bottom: 1px solid var(--rule); }
  summary { padding: .75rem 0; font: .9375rem/1.5 var(--sans); cursor: pointer; }
  .hint { margin: -.75rem 0 1.25rem; font: .8125rem/1.45 var(--sans); }
  .wrong { color: var(--signal); font: .9375rem/1.5 var(--sans); }
  button { min-height: 2.75rem; padding: .5rem 1.5rem; font: 500 .9375rem/1.4 var(--sans); border-radius: 2px; cursor: pointer; border: 1px solid var(--ink); }
  .go { background: var(--ink); color: var(--paper); margin-right: .75rem; }
  .stop { background: transparent; color: var(--ink); border-color: var(--edge); }
  :focus-visible { outline: 2px solid var(--brass); outline-offset: 2px; }
`;

export interface TestPage {
  /** Shows that this is not the real service, and which one it replaces. */
  label: string;
  title: string;
  /** HTML of the main panel. */
  content: string;
  /** CSS for this page only. */
  style?: string;
}

/** A page of a stand-in: works without JavaScript, in both color schemes, on any screen. */
export const testPage = ({
  label,
  title,
  content,
  style = "",
}: TestPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}${style}</style>
</head>
<body>
<main>
<p class="label">${escapeHtml(label)}</p>
<div class="sheet">
${content}
</div>
</main>
</body>
</html>`;
