import type { Journal } from "./journal.ts";

/** What came back, or that nothing did. */
export interface Answer {
  status: number | null;
  body: unknown;
  headers: Headers;
  error: string | null;
  milliseconds: number;
}

export interface Ask {
  method?: string;
  path: string;
  body?: object | null;
  headers?: Record<string, string>;
  /** Where to, instead of where the person usually goes. */
  origin?: string;
  /** Milliseconds after which the person gives up. */
  patience?: number;
  /** Answers to the quiz that this stores. */
  stores?: string;
}

export interface PersonOptions {
  /** The site, or a replica. */
  origin: string;
  journal: Journal;
  email: string;
}

const PATIENCE = 100_000;

const getReason = (error: unknown): string => {
  const { name, cause } = error as { name: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? name;
};

/** Somebody with a browser, whose requests and answers are written down. */
export function createPerson({ origin, journal, email }: PersonOptions) {
  const cookies = new Map<string, string>();
  const password = `the lantern of ${email}`;
  let id = "";

  const writeCookies = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  async function ask(asked: Ask): Promise<Answer> {
    const { method = asked.body ? "POST" : "GET", path, body = null } = asked;
    const at = Date.now();
    const from = performance.now();
    const answer: Answer = await fetch(`${asked.origin ?? origin}${path}`, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(asked.patience ?? PATIENCE),
      headers: {
        cookie: writeCookies(),
        ...(body ? { "content-type": "application/json" } : {}),
        ...asked.headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).then(
      async (response) => {
        const text = await response.text();
        for (const line of response.headers.getSetCookie()) {
          const [pair = ""] = line.split(";");
          const [name = "", value = ""] = pair.split("=");
          cookies.set(name, value);
        }
        const isJson = response.headers.get("content-type")?.startsWith("application/json");
        return {
          status: response.status,
          body: isJson ? JSON.parse(text) : text,
          headers: response.headers,
          error: null,
          milliseconds: performance.now() - from,
        };
      },
      (error: unknown) => ({
        status: null,
        body: null,
        headers: new Headers(),
        error: getReason(error),
        milliseconds: performance.now() - from,
      }),
    );
    const retryAfter = answer.headers.get("retry-after");
    journal.push({
      who: id,
      request: `${method} ${path.replace(/\?.*/, "")}`,
      at,
      milliseconds: answer.milliseconds,
      status: answer.status,
      error: answer.error,
      retryAfter: retryAfter === null ? null : Number(retryAfter),
      stores: asked.stores ?? null,
    });
    return answer;
  }

  return {
    email,
    password,
    ask,
    /** What the browser sends along. */
    get cookie() {
      return writeCookies();
    },
    /** The user's id; empty before signing up. */
    get id() {
      return id;
    },
    /** @throws when it does not work */
    async signUp(headers: Record<string, string> = {}): Promise<void> {
      const body = { email, password, firstName: "Ada" };
      const answer = await ask({ path: "/api/auth/signup", body, headers });
      if (answer.status !== 200) throw new Error(`Sign-up: ${answer.status ?? answer.error}`);
      id = (answer.body as { user: { id: string } }).user.id;
    },
    signIn: (more: Partial<Ask> = {}) =>
      ask({ path: "/api/auth/login", body: { email, password }, ...more }),
    generate: (birthDate: string, more: Partial<Ask> = {}) =>
      ask({ path: "/api/generate-profile", body: { birthDate, mbtiType: "INTJ" }, ...more }),
  };
}

export type Person = ReturnType<typeof createPerson>;
