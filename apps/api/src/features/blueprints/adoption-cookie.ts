import { createHash, randomBytes } from "node:crypto";
import { Signer } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";

/**
 * Ties a visitor's blueprints to the browser that made them. The cookie holds a random id and its
 * signature; rows hold only the id's hash.
 */
export interface AdoptionCookie {
  /** The hash of this browser's adoption id; null without a cookie or with a forged one. */
  find(request: FastifyRequest): string | null;
  /** The same, after giving the browser an id if it has none; renews the cookie's lifetime. */
  give(request: FastifyRequest, reply: FastifyReply): string;
}

const hashId = (id: string) => createHash("sha256").update(id).digest("hex");

export function createAdoptionCookie({
  sites,
  secrets,
  retention,
}: Pick<Config, "sites" | "secrets" | "retention">): AdoptionCookie {
  const name = sites.secure ? "__Host-cosmic_claim" : "cosmic_claim";
  // Its own key: a signature made here proves nothing elsewhere.
  const signer = new Signer(`${secrets.session}/claim`);

  function findId(request: FastifyRequest): string | null {
    const { valid, value } = signer.unsign(request.cookies[name] ?? "");
    return valid ? value : null;
  }

  return {
    find(request) {
      const id = findId(request);
      return id === null ? null : hashId(id);
    },
    give(request, reply) {
      const id = findId(request) ?? randomBytes(16).toString("base64url");
      reply.setCookie(name, signer.sign(id), {
        httpOnly: true,
        sameSite: "lax",
        path: "/",
        secure: sites.secure,
        maxAge: Math.floor(retention.ownerlessBlueprints / 1000),
      });
      return hashId(id);
    },
  };
}
