import { PRODUCT_NAME } from "@cosmic/domain";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

/** Seconds for which one code is valid, as in every authenticator app. */
const PERIOD = 30;

/** Codes of the neighboring steps are accepted too: clocks differ, and typing takes time. */
const WINDOW = 1;

/** What an operator's authenticator app needs to know. */
export interface TotpSetup {
  /** Base32. */
  secret: string;
  otpauthUrl: string;
  /** A QR code of the URL, as a `data:` URL. */
  qrCode: string;
}

/** 160 random bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const createTotp = (secret: string, label = "") =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret: Secret.fromBase32(secret), period: PERIOD });

/** @param label the address shown beside the code */
export function describeTotp(secret: string, label: string): TotpSetup {
  const otpauthUrl = createTotp(secret, label).toString();
  const svg = renderSVG(otpauthUrl, { ecc: "M", border: 2 });
  const qrCode = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return { secret, otpauthUrl, qrCode };
}

/** Whether a text could be a code of an authenticator app. */
export const isTotpCode = (text: string): boolean => /^\d{6}$/.test(text);

/** The 30-second step a code belongs to, around now; null for a code of no such step. */
export function findStep(secret: string, code: string, now: Date): number | null {
  // The library compares bytes, and throws for six characters that are more bytes.
  if (!isTotpCode(code)) return null;
  const totp = createTotp(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
