import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { expect, it, onTestFinished } from "vitest";
import { choosePort } from "../free-port.ts";
import { GOOGLE_STAND_IN_CLIENT, signInAtGoogle, startGoogle } from "./start-google.ts";

// The application uses 127.0.0.1, the browser localhost: two host names, as with a container.
it("Google stand-in serves its page and its tokens under different host names", async () => {
  const port = await choosePort(0);
  const [issuer, pageUrl] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const google = await startGoogle({ port, issuer, pageUrl });
  onTestFinished(() => google.close());
  expect(google).toMatchObject({ issuer, pageUrl });

  const { id, secret } = GOOGLE_STAND_IN_CLIENT;
  const client = await discovery(new URL(issuer), id, secret, undefined, {
    execute: [allowInsecureRequests],
  });
  const [verifier, state] = [randomPKCECodeVerifier(), randomState()];
  const page = buildAuthorizationUrl(client, {
    redirect_uri: "http://localhost:3000/api/auth/google/callback",
    scope: "openid email profile",
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  expect(page.origin).toBe(pageUrl);

  const back = await signInAtGoogle(page.href, { email: "ada@cosmic.test" });
  const tokens = await authorizationCodeGrant(client, new URL(back), {
    expectedState: state,
    pkceCodeVerifier: verifier,
  });
  expect(tokens.claims()).toMatchObject({ iss: issuer, email: "ada@cosmic.test" });
  const subject = tokens.claims()?.sub ?? "";
  expect(await fetchUserInfo(client, tokens.access_token, subject)).toMatchObject({ sub: subject });
});
