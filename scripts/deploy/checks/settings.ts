/** Variables of .env that the API does not know, each with who reads it. */
export const NOT_OF_THE_API: Record<string, string> = {
  STAND_INS: "docker-compose.yml: how many of Mailpit and of the stand-ins run",
  WEB_DOMAIN: "scripts/deploy/caddy/Caddyfile: the name to fetch a certificate for",
  ADMIN_DOMAIN: "scripts/deploy/caddy/Caddyfile: the name to fetch a certificate for",
  POSTGRES_PASSWORD: "docker-compose.yml: part of both addresses of the database",
  KEEP_BACKUPS: "scripts/deploy/postgres/backup.sh: how many backups stay",
  IMAGE_TAG: "docker-compose.yml: which version of the images runs",
  BIND_ADDRESS: "docker-compose.yml: where the sites' ports are published",
  PUBLIC_OPERATOR_NAME: "the public site, when it is built",
  PUBLIC_OPERATOR_ADDRESS: "the public site, when it is built",
  PUBLIC_ANALYTICS_ID: "the public site, when it is built",
  PUBLIC_AD_PIXEL_ID: "the public site, when it is built",
};

/** Variables that docker compose reads by itself, wherever docker-compose.yml is silent about them. */
export const READ_BY_COMPOSE: Record<string, string> = {
  COMPOSE_PROFILES: "which profiles run",
};

/** Variables of the API that docker-compose.yml sets itself, so that .env cannot. */
export const SET_BY_COMPOSE: Record<string, string> = {
  HOST: "the image listens on every address",
  API_PORT: "the image says which port it listens on",
  DATABASE_URL: "made from POSTGRES_PASSWORD",
  MIGRATION_DATABASE_URL: "made from POSTGRES_PASSWORD",
  TRUST_PROXY: "nginx before the API, on a private network",
  DATA_DIR: "a folder of the image",
  METRICS_HOST: "any address of the container",
  METRICS_PORT: "the port that Prometheus asks",
};

/** What somebody who deploys fills in, for trying whether that is enough. Made up, and worth nothing. */
export const FILLED_IN: Record<string, string> = {
  PUBLIC_WEB_URL: "https://cosmic-blueprint.com",
  PUBLIC_ADMIN_URL: "https://admin.cosmic-blueprint.com",
  WEB_DOMAIN: "cosmic-blueprint.com",
  ADMIN_DOMAIN: "admin.cosmic-blueprint.com",
  SESSION_SECRET: "Zq7vN2mK9xT4bW8rY3fH6jL1pD5gC0sAeUoIhTn",
  POSTGRES_PASSWORD: "f3a91c07be5d42886d0e",
  ADMIN_EMAIL: "ada@cosmic-blueprint.com",
  ADMIN_PASSWORD: "Tidewater-Lantern-47",
  SMTP_URL: "smtps://cosmic:kT9vLm2q@mail.cosmic-blueprint.com:465",
  // In parts, so that nothing takes them for real ones that were left here.
  STRIPE_SECRET_KEY: ["sk", "live", "9fQ2mZ7rT4kWv8Lb3NcX6pHd"].join("_"),
  STRIPE_WEBHOOK_SECRET: ["whsec", "7Gk2VnQ9rLw4Tz8mBx3PcH6d"].join("_"),
};
