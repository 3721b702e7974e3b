import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { Signer } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { keyFor } from "../config/sealed-text.ts";
import type { Deps } from "../deps.ts";
import type { SessionKind } from "./session.store.ts";

/** Accounts that one browser is known for: a household shares one. */
const ACCOUNTS = 3;

const COOKIE_NAMES = { user: "cosmic_device", operator: "cosmic_operator_device" } as const;

/** An account as it is now: a new password makes every browser unknown. */
export interface KnownAccount {
  id: string;
  passwordHash: string;
}

/** That a browser signed in to an account, readable for no one but the API. */
type Entry = readonly [device: string, proof: string, signedInAt: number];

/** What a browser says about its earlier sign-ins. */
export interface KnownBrowser {
  readonly entries: readonly Entry[];
  /** The name by which this browser's attempts at the account are counted; null where it is not known. */
  findDevice: (account: KnownAccount | null) => string | null;
}

/** Where a sign-in comes from. */
export interface SignInSource {
  /** The caller's network address. */
  address: string;
  /** Null for a browser that says nothing of earlier sign-ins. */
  browser: KnownBrowser | null;
}

export interface KnownBrowsers {
  /** Null without a cookie that this API signed. */
  read: (request: FastifyRequest) => KnownBrowser | null;
  /** Remembers a sign-in in the browser that made it. It opens nothing: it only counts for itself. */
  remember: (reply: FastifyReply, browser: KnownBrowser | null, account: KnownAccount) => void;
}

const isSameText = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Browsers that signed in before, so that others' failed sign-ins do not keep their owners waiting.
 * A signed cookie that scripts cannot read holds them; nothing is stored here.
 */
export function createKnownBrowsers(
  {
    config,
    clock,
  }: { config: Pick<Config, "secrets" | "sites" | "knownBrowserLifetime"> } & Pick<Deps, "clock">,
  kind: SessionKind,
): KnownBrowsers {
  const { secure } = config.sites;
  const lifetime = config.knownBrowserLifetime / 1_000;
  const name = `${secure ? "__Host-" : ""}${COOKIE_NAMES[kind]}`;
  const signer = new Signer(keyFor(`known-browsers/${kind}`, config).toString("base64url"));
  const proofKey = keyFor(`known-browsers/${kind}/account`, config);
  const prove = ({ id, passwordHash }: KnownAccount, device: string) =>
    createHmac("sha256", proofKey).update(`${id}/${device}/${passwordHash}`).digest("base64url");
  const now = () => Math.floor(clock.now().getTime() / 1_000);

  const toBrowser = (entries: readonly Entry[]): KnownBrowser => ({
    entries,
    findDevice(account) {
      if (account === null) return null;
      const own = entries.find(([device, proof]) => isSameText(proof, prove(account, device)));
      return own?.[0] ?? null;
    },
  });

  return {
    read(request) {
      const { valid, value } = signer.unsign(request.cookies[name] ?? "");
      if (!valid || value === null) return null;
      const entries = JSON.parse(Buffer.from(value, "base64url").toString()) as Entry[];
      return toBrowser(entries.filter(([, , signedInAt]) => now() - signedInAt < lifetime));
    },
    remember(reply, browser, account) {
      const known = browser?.findDevice(account) ?? null;
      const device = known ?? randomBytes(12).toString("base64url");
      const others = browser?.entries.filter(([other]) => other !== device) ?? [];
      const entry: Entry = [device, prove(account, device), now()];
      const value = JSON.stringify([entry, ...others].slice(0, ACCOUNTS));
      reply.setCookie(name, signer.sign(Buffer.from(value).toString("base64url")), {
        httpOnly: true,
        sameSite: "lax",
        path: "/",
        secure,
        maxAge: lifetime,
      });
    },
  };
}
