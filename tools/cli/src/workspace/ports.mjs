import { createServer } from "node:net";
import { PlainFailure } from "./install.mjs";

function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Browsers keep away from some ports, and `fetch` from the same ones: it says so before it connects. */
async function isKeptFromBrowsers(port) {
  const outcome = await fetch(`http://127.0.0.1:${port}/`).catch((error) => error);
  return outcome.cause?.message === "bad port";
}

/**
 * Fails with one line when a port named by a variable is no port, is taken, or is one that no browser
 * would open.
 * @param {Record<string, number>} defaults variable name -> port used when it is unset
 */
export async function requireFreePorts(defaults) {
  for (const [variable, fallback] of Object.entries(defaults)) {
    const port = Number(process.env[variable] || fallback);
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      throw new PlainFailure(`${variable} is not a port number.`);
    }
    if (!(await isFree(port, "127.0.0.1")) || !(await isFree(port, "::"))) {
      throw new PlainFailure(
        `Port ${port} is in use. Stop what is using it, or choose another: ${variable}=${port + 10} npm start`,
      );
    }
    if (variable !== "SMTP_PORT" && (await isKeptFromBrowsers(port))) {
      throw new PlainFailure(
        `Browsers do not open port ${port}. Choose another: ${variable}=${port + 10} npm start`,
      );
    }
  }
}

/** The ports of what stands in for services that are not configured, as `requireFreePorts` takes them. */
export const standInPorts = ({ SMTP_URL, GOOGLE_CLIENT_ID, STRIPE_SECRET_KEY }) => ({
  ...(SMTP_URL ? {} : { SMTP_PORT: 1025, MAIL_PORT: 1080 }),
  ...(GOOGLE_CLIENT_ID ? {} : { GOOGLE_PORT: 1090 }),
  ...(STRIPE_SECRET_KEY ? {} : { STRIPE_PORT: 1091 }),
});
