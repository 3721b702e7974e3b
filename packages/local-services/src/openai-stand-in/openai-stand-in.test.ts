import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenAiStandIn, startOpenAiStandIn } from "./openai-stand-in.ts";

const TEXTS = [{ id: "lifePurpose", sentences: [{ text: "You plan." }, { text: "Do you rest?" }] }];
const REQUEST = { model: "any", input: JSON.stringify({ texts: TEXTS }) };

let standIn: OpenAiStandIn;

beforeAll(async () => {
  standIn = await startOpenAiStandIn();
});
beforeEach(() => {
  standIn.set({ mode: "ok" });
  standIn.calls.length = 0;
});
afterAll(() => standIn.close());

const ask = (request: unknown = REQUEST) =>
  fetch(`${standIn.baseUrl}/responses`, {
    method: "POST",
    headers: { authorization: "Bearer key", "content-type": "application/json" },
    body: JSON.stringify(request),
  });

interface ResponseBody {
  status: string;
  output: { content: { text: string }[] }[];
}

async function texts(): Promise<unknown> {
  const { output } = (await (await ask()).json()) as ResponseBody;
  return JSON.parse(output[0]?.content[0]?.text ?? "null");
}

describe("the OpenAI stand-in", () => {
  it("rewords each sentence slightly, in the same way every time", async () => {
    const expected = {
      texts: [{ id: "lifePurpose", sentences: ["You plan, in turn.", "Do you rest, in turn?"] }],
    };
    expect(await texts()).toEqual(expected);
    expect(await texts()).toEqual(expected);
  });

  it("records its calls", async () => {
    await (await ask()).text();
    expect(standIn.calls).toEqual([
      {
        path: "/v1/responses",
        authorization: "Bearer key",
        body: REQUEST,
        bytesSent: expect.any(Number),
        outcome: "answered",
      },
    ]);
  });

  it("can be controlled over HTTP", async () => {
    const control = standIn.baseUrl.replace("/v1", "/__control");
    const mode = { mode: "status", status: 503, retryAfter: 7 };
    await fetch(control, { method: "POST", body: JSON.stringify(mode) });
    const answer = await ask();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "7"]);
    expect(await (await fetch(control)).json()).toMatchObject({
      mode,
      calls: [{ path: "/v1/responses" }],
    });
  });

  it("marks a text from its character 170 on in canary mode", async () => {
    const sentence = `${"You plan and you rest ".repeat(4)}today.`;
    const input = JSON.stringify({
      texts: [{ id: "month-12", sentences: [1, 2, 3].map(() => ({ text: sentence })) }],
    });
    standIn.set({ mode: "canary" });
    const { output } = (await (await ask({ ...REQUEST, input })).json()) as ResponseBody;
    const text = output[0]?.content[0]?.text ?? "";
    expect(text.match(/canary-month-ab/g)).toHaveLength(1);
    expect(JSON.parse(text)).toMatchObject({
      texts: [{ sentences: [sentence, sentence, sentence.replace(".", " canary-month-ab.")] }],
    });
  });

  it("fails in the mode that is set", async () => {
    standIn.set({ mode: "reset" });
    await expect(ask().then((answer) => answer.text())).rejects.toThrow(TypeError);
    standIn.set({ mode: "truncated" });
    expect(await (await ask()).json()).toMatchObject({ status: "incomplete" });
    standIn.set({ mode: "refusal" });
    expect(await (await ask()).text()).toContain('"type":"refusal"');
    standIn.set({ mode: "empty" });
    expect(await (await ask()).text()).toBe("");
    standIn.set({ mode: "raw", body: "[]" });
    expect(await (await ask()).text()).toBe("[]");
  });

  it("answers 404 to other calls", async () => {
    const answer = await fetch(standIn.baseUrl.replace("/v1", "/v2/responses"), { method: "POST" });
    expect(answer.status).toBe(404);
    expect(standIn.calls).toEqual([]);
  });
});
