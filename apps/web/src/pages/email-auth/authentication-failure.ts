import { ApiError } from "../../api/client.ts";
import { refusalText } from "../../shared/feedback/refusal-text.ts";

const FALLBACK = "Authentication failed";
const LONGEST_RAW_TEXT = 200;

/** The response body where it is plain text, as a proxy or an older server may send it. */
function rawText(error: ApiError): string {
  const text = error.message.replace(/^\d+: /, "").trim();
  const isPlain = text !== "" && text.length <= LONGEST_RAW_TEXT && !/^[<{[]/.test(text);
  return isPlain ? text : FALLBACK;
}

/** The toast for a sign-in or sign-up that failed: refused, or without a response. */
export function authenticationFailure(error: unknown): { title: string; description: string } {
  if (error instanceof ApiError) {
    return { title: "Authentication Failed", description: refusalText(error, rawText(error)) };
  }
  return {
    title: "Connection Error",
    description: "Unable to connect to the server. Please try again.",
  };
}
