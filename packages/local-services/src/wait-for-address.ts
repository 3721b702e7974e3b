/** Ends what hangs; a program starts in seconds, and on a machine with much else to do in minutes. */
const SECONDS_TO_START = 240;

/** Waits until an address answers 200; throws after the given number of seconds. */
export async function waitForAddress(url: string, seconds = SECONDS_TO_START): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within ${seconds} s`);
}
