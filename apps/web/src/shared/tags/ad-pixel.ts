import { plainAddress } from "./analytics-tag.ts";
import type { TagEvent } from "./tag-events.ts";

/**
 * The pixel in its form of a picture. Its script sends the whole address of the page with each event
 * and cannot be told otherwise; addresses here may hold a birth date, a type or a token. The picture
 * tells what is written here and nothing else.
 */
export function pixelAddress(id: string, { name, params }: TagEvent): string {
  const address = new URL("https://www.facebook.com/tr");
  address.searchParams.set("id", id);
  address.searchParams.set("ev", name);
  address.searchParams.set("dl", plainAddress());
  for (const [key, value] of Object.entries(params)) {
    address.searchParams.set(`cd[${key}]`, String(value));
  }
  address.searchParams.set("noscript", "1");
  return address.href;
}

export function sendToPixel(id: string, event: TagEvent): void {
  const picture = new Image();
  picture.referrerPolicy = "no-referrer";
  picture.src = pixelAddress(id, event);
}
