import { PRODUCT_NAME } from "@cosmic/domain";
import { Container } from "@cosmic/ui/page-frame";
import { ZodiacGlyph } from "@cosmic/ui/zodiac-glyph";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactElement, StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { createQueryClient } from "../src/api/query-client.ts";
import { App } from "../src/app.tsx";
import { LANDING_DESCRIPTION, structuredData } from "../src/pages/landing/structured-data.ts";
import { paths } from "../src/paths.ts";
import { StaticRouter } from "../src/router.ts";
import { NOT_LOADED_ID } from "../src/shared/navigation/not-loaded-script.ts";
import { LoadingScreen } from "../src/shell/loading-screen.tsx";

// Built by Vite and called by build.ts: everything that needs the app's own components.
export { LANDING_DESCRIPTION, PRODUCT_NAME, structuredData };

const LEADING_HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

async function renderMarkup(tree: ReactElement): Promise<{ head: string; body: string }> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(tree, {
    // Larger boundaries would be moved to the end of the file and inserted by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const head = LEADING_HEAD.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}

/** A whole page as the app renders it for a visitor, its title apart. */
export function wholePage(path: string): Promise<{ head: string; body: string }> {
  return renderMarkup(
    <StrictMode>
      <StaticRouter location={path}>
        <App queryClient={createQueryClient()} />
      </StaticRouter>
    </StrictMode>,
  );
}

/** The frame that stands in until a page that cannot be prerendered arrives. */
export function shellPage(path: string): Promise<{ head: string; body: string }> {
  return renderMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <StaticRouter location={path}>
        <LoadingScreen>
          <div id={NOT_LOADED_ID} hidden role="alert">
            <Container width="reading">
              <p className="py-16 text-lg">
                This page did not load. The connection may have dropped.{" "}
                {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- leads to the page's own address, query included */}
                <a href="" className="underline">
                  Try again
                </a>
              </p>
            </Container>
          </div>
          <noscript>
            <Container width="reading">
              <p className="py-16 text-lg">
                This page needs JavaScript, which is switched off in your browser. What{" "}
                {PRODUCT_NAME} is about can be read without it on the{" "}
                <a href={paths.home()} className="underline">
                  home page
                </a>
                .
              </p>
            </Container>
          </noscript>
        </LoadingScreen>
      </StaticRouter>
    </QueryClientProvider>,
  );
}

/** A sign's glyph as SVG text, for drawings made at build time. */
export function glyphSvg(sign: Parameters<typeof ZodiacGlyph>[0]["sign"]): string {
  return renderToStaticMarkup(<ZodiacGlyph sign={sign} />);
}
