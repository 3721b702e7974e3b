import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installOnDebian, reachSystemPrograms } from "@cosmic/tools-programs/debian";
import { canStartPostgres } from "@cosmic/tools-programs/postgres";

const BROTLI = "/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf";

const answers = (program: string, flag: string) => spawnSync(program, [flag]).status === 0;
const hasNginx = () => answers("nginx", "-v") && existsSync(BROTLI);
// The images' entry points fill the templates in with it.
const hasEnvsubst = () => answers("envsubst", "--version");
const hasPgBouncer = () => answers("pgbouncer", "--version");

/**
 * The server programs that the production shape is made of, installed as root on Debian where they are
 * missing. @returns the names of those that cannot be had; none when everything is there
 */
export function provideShapePrograms(): string[] {
  reachSystemPrograms();
  if (!hasNginx()) installOnDebian("nginx", ["nginx", "libnginx-mod-http-brotli-static"]);
  if (!hasPgBouncer()) installOnDebian("PgBouncer", ["pgbouncer"]);
  if (!hasEnvsubst()) installOnDebian("envsubst", ["gettext-base"]);
  return [
    ...(hasNginx() ? [] : ["nginx with libnginx-mod-http-brotli-static"]),
    ...(hasPgBouncer() ? [] : ["pgbouncer"]),
    ...(hasEnvsubst() ? [] : ["envsubst of gettext-base"]),
    ...(canStartPostgres() ? [] : ["postgresql"]),
  ];
}
