import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";

/** A browser on one of the two sites: keeps its cookies and sends its origin. */
export interface Agent {
  get(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown, options?: InjectOptions): Promise<LightMyRequestResponse>;
  delete(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  /** The cookies it holds, by name, values as they are sent. */
  cookies: Map<string, string>;
  /** Another browser that holds the same cookies now. */
  clone(): Agent;
}

export interface AgentOptions {
  /** Where its pages come from. */
  origin?: string;
  /** Its network address; suites that try limits take one of their own. */
  remoteAddress?: string;
  cookies?: ReadonlyMap<string, string>;
}

function keepCookies(cookies: Map<string, string>, response: LightMyRequestResponse): void {
  for (const line of [response.headers["set-cookie"] ?? []].flat()) {
    const [pair = "", ...attributes] = line.split(";");
    const [name = "", ...value] = pair.split("=");
    const isOver = attributes.some((part) =>
      /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(part),
    );
    if (isOver) cookies.delete(name);
    else cookies.set(name, value.join("="));
  }
}

export function createAgent(app: FastifyInstance, options: AgentOptions = {}): Agent {
  const { origin = "http://localhost:3000", remoteAddress = "127.0.0.1" } = options;
  const cookies = new Map(options.cookies);

  async function send(request: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      host: new URL(origin).host,
      ...(request.method === "GET" ? {} : { origin }),
      ...(cookie === "" ? {} : { cookie }),
      ...request.headers,
    };
    const response = await app.inject({ remoteAddress, ...request, headers });
    keepCookies(cookies, response);
    return response;
  }

  return {
    get: (url, more) => send({ ...more, method: "GET", url }),
    post: (url, body, more) =>
      send({
        ...more,
        method: "POST",
        url,
        ...(body === undefined ? {} : { payload: body as object }),
      }),
    delete: (url, more) => send({ ...more, method: "DELETE", url }),
    cookies,
    clone: () => createAgent(app, { ...options, cookies }),
  };
}
