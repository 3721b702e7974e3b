import { openApiDocument } from "@cosmic/contracts/openapi";
import { PRODUCT_NAME } from "@cosmic/domain";
import type { StaticDocumentSpec } from "@fastify/swagger";
import type { FastifyInstance } from "fastify";

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";

/** Both libraries, or null in an image, which carries neither. */
async function loadPages() {
  try {
    return await Promise.all([import("@fastify/swagger"), import("@fastify/swagger-ui")]);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * The contract as pages to read and try, at /api/docs. Loaded only where it is wanted: production
 * does without both libraries.
 */
export async function registerApiPages(app: FastifyInstance): Promise<void> {
  const loaded = await loadPages();
  if (!loaded) return app.log.info("This build has no pages at /api/docs");
  const [{ default: swagger }, { default: swaggerUi }] = loaded;
  const document = openApiDocument("public") as unknown as StaticDocumentSpec["document"];
  await app.register(async (pages) => {
    pages.addHook("onRequest", (_request, reply, done) => {
      reply.header("content-security-policy", PAGE_POLICY);
      done();
    });
    await pages.register(swagger, { mode: "static", specification: { document } });
    await pages.register(swaggerUi, {
      routePrefix: "/api/docs",
      theme: { title: `${PRODUCT_NAME} API` },
    });
  });
}
