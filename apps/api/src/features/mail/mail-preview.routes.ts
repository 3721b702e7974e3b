import { PRODUCT_NAME } from "@cosmic/domain";
import { render } from "@react-email/render";
import type { FastifyInstance } from "fastify";
import { createElement as h, type ReactElement } from "react";
import type { Deps } from "../../deps.ts";
import { NotFoundError } from "../../errors.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";
import { SAMPLE_MAILS } from "./sample-mails.ts";

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE = `
  :root { color-scheme: light; }
  body { margin: 0; font: 16px/1.5 Georgia, serif; color: #1c1b24; background: #ebe3d1; }
  main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
  h1, h2 { font-weight: 400; margin: 0 0 1rem; }
  nav ul { display: flex; flex-wrap: wrap; gap: .4rem 1.25rem; padding: 0; margin: 0 0 1.5rem; list-style: none; }
  a { color: #7a5714; }
  a[aria-current] { color: #1c1b24; text-decoration: none; }
  iframe { width: 100%; margin: 0 0 2rem; height: 44rem; box-sizing: border-box; border: 1px solid #8a7d63; background: #f5efe2; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fbf7ee; border: 1px solid #d6cbb4; padding: 1rem; font-size: .875rem; margin: 0 0 2rem; }
`;

const ADDRESS = "/api/dev/mails";

function linkTo(template: string, current: string | null): ReactElement {
  const attributes = {
    href: `${ADDRESS}/${template}`,
    ...(template === current ? { "aria-current": "page" as const } : {}),
  };
  return h("li", { key: template }, h("a", attributes, template));
}

function renderContent({ subject, html, text }: RenderedMail): ReactElement[] {
  return [
    h("h2", { key: "subject" }, `Subject: ${subject}`),
    h("iframe", { key: "html", title: "The email as HTML", srcDoc: html, sandbox: "" }),
    h("h2", { key: "as-text" }, "As text"),
    h("pre", { key: "text" }, text),
  ];
}

function renderPage(template: string | null, mail: RenderedMail | null): Promise<string> {
  const links = SAMPLE_MAILS.map((sample) => linkTo(sample.template, template));
  return render(
    h(
      "html",
      { lang: "en" },
      h(
        "head",
        null,
        h("meta", { charSet: "utf-8" }),
        h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
        h("title", null, `Letters | ${PRODUCT_NAME}`),
        h("style", null, STYLE),
      ),
      h(
        "body",
        null,
        h(
          "main",
          null,
          h("h1", null, "Letters"),
          h("nav", { "aria-label": "Letters" }, h("ul", null, ...links)),
          mail ? renderContent(mail) : h("p", null, "Choose an email. Its values are sample data."),
        ),
      ),
    ),
  );
}

/** Previews of every email with sample values, for development. Not for production. */
export function registerMailPreview(
  app: FastifyInstance,
  { clock, config }: Pick<Deps, "clock" | "config">,
): void {
  app.get<{ Params: { template?: string } }>(`${ADDRESS}/:template?`, async (request, reply) => {
    const { template = null } = request.params;
    const sample = SAMPLE_MAILS.find((mail) => mail.template === template) ?? null;
    if (template !== null && sample === null) throw new NotFoundError();
    const mail = sample ? await renderMail(sample, { queuedAt: clock.now(), config }) : null;
    return reply
      .header("content-security-policy", PAGE_POLICY)
      .type("text/html; charset=utf-8")
      .send(await renderPage(template, mail));
  });
}
