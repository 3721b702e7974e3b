/** An answer and how long it took. */
export interface Answer {
  milliseconds: number;
  bytes: number;
  body: unknown;
}

/** A visitor with a browser, who sends one request after another and gets an answer to each. */
export function createVisitor(origin: string) {
  const cookies = new Map<string, string>();

  /** @throws when the status is another than expected */
  async function ask(
    method: "GET" | "POST",
    path: string,
    body?: object,
    expected = 200,
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      ...(cookie ? { cookie } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    };
    const started = performance.now();
    const response = await fetch(`${origin}${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const milliseconds = performance.now() - started;
    if (response.status !== expected) {
      throw new Error(
        `${method} ${path} answered ${response.status}: ${bytes.toString().slice(0, 200)}`,
      );
    }
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const head = [...response.headers].reduce(
      (sum, [name, value]) => sum + name.length + value.length + 4,
      17,
    );
    const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    return {
      milliseconds,
      bytes: head + bytes.length,
      body: isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : null,
    };
  }

  return {
    get: (path: string, expected?: number) => ask("GET", path, undefined, expected),
    post: (path: string, body: object, expected?: number) => ask("POST", path, body, expected),
    forget: () => cookies.clear(),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
