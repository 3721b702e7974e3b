import { BUILT_PAGES } from "./pages.ts";

/** The public addresses, the landing page under its one canonical name. */
export function sitemap(origin: string): string {
  const addresses = BUILT_PAGES.filter(({ isPublic, path }) => isPublic && path !== "/home")
    .map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`)
    .join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses}
</urlset>
`;
}

export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}
