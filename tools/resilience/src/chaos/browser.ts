import type { ClientAnswer, ClientEntry } from "./evidence.ts";

/** What came back, or that nothing did. */
export interface Reply {
  status: number | null;
  body: unknown;
}

export interface BrowserOptions {
  buyer: string;
  origin: string;
  write: (entry: ClientEntry) => void;
  /** Milliseconds after which the buyer goes away during a request of this step; null to stay. */
  findDeparture: (step: string) => number | null;
}

export interface Ask {
  step: string;
  method?: "GET" | "POST";
  path: string;
  body?: object;
}

const PATIENCE = 12_000;

type Fields = Record<string, unknown>;

const toFields = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

/** What of an answer the checker looks at, whichever call it came from. */
export function digest(path: string, body: unknown): ClientAnswer {
  const all = toFields(body);
  const { id, success, refundedAmount, url } = all;
  const user = "user" in all ? toFields(all["user"]) : all;
  const report = "profile" in all ? toFields(all["profile"]) : all;
  const { monthlyForecasts } = report;
  const asked = /session_id=(cs_\w+)/.exec(path)?.[1];
  const given = /\/c\/pay\/(cs_\w+)/.exec(typeof url === "string" ? url : "")?.[1];
  const sessionId = asked ?? given;
  return {
    ...(sessionId === undefined ? {} : { sessionId }),
    ...(sessionId !== undefined && typeof success === "boolean" ? { success } : {}),
    ...(typeof user["hasLifetimeAccess"] === "boolean"
      ? { hasAccess: user["hasLifetimeAccess"] }
      : {}),
    ...(Array.isArray(monthlyForecasts) ? { paidTexts: monthlyForecasts.length } : {}),
    ...(typeof refundedAmount === "number" && typeof id === "string"
      ? { purchaseId: id, refundedAmount }
      : {}),
  };
}

/** A browser with its cookies, which writes down each request and what came back. */
export function createBrowser({ buyer, origin, write, findDeparture }: BrowserOptions) {
  const cookies = new Map<string, string>();

  function keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  async function send({ step, method = "GET", path, body }: Ask): Promise<Reply> {
    const departure = findDeparture(step);
    const isJson = body !== undefined;
    const response = await fetch(origin + path, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(departure ?? PATIENCE),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(method === "POST" ? { origin } : {}),
        ...(isJson ? { "content-type": "application/json" } : {}),
      },
      ...(isJson ? { body: JSON.stringify(body) } : {}),
    });
    keepCookies(response);
    const text = await response.text();
    const isBody = response.headers.get("content-type")?.startsWith("application/json");
    return { status: response.status, body: isBody ? JSON.parse(text) : null };
  }

  return {
    /** The answer; status null where none came. */
    async ask(asked: Ask): Promise<Reply> {
      const askedAt = Date.now();
      const reply = await send(asked).catch((): Reply => ({ status: null, body: null }));
      const { step, method = "GET", path } = asked;
      write({
        buyer,
        step,
        request: `${method} ${path}`,
        askedAt,
        answeredAt: Date.now(),
        status: reply.status,
        answer: digest(path, reply.body),
      });
      return reply;
    },
  };
}

export type Browser = ReturnType<typeof createBrowser>;
