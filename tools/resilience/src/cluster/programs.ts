import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installOnDebian, reachSystemPrograms } from "@cosmic/tools-programs/debian";
import { postgresFolders } from "@cosmic/tools-programs/postgres";
import { provideShapePrograms } from "../shape/programs.ts";

/** What a cluster is made of, with the packages of Debian that hold it. */
const PROGRAMS: readonly [program: string, flag: string, packages: readonly string[]][] = [
  ["patroni", "--version", ["patroni", "python3-etcd"]],
  ["etcd", "--version", ["etcd-server"]],
  ["haproxy", "-v", ["haproxy"]],
];

const answers = (program: string, flag: string) => spawnSync(program, [flag]).status === 0;

/** The folder with pg_rewind, pg_basebackup and the server, or null. */
export const findServerPrograms = (): string | null =>
  postgresFolders().find((folder) => existsSync(`${folder}/pg_rewind`)) ?? null;

/**
 * The programs of a cluster, installed as root on Debian where they are missing. Disks are mounted and servers run
 * as an ordinary account, so root is needed. @returns why there can be no cluster; null when there can
 */
export function findClusterObstacle(): string | null {
  if (process.getuid?.() !== 0) return "A cluster mounts small disks, for which it has to be root.";
  reachSystemPrograms();
  for (const [program, flag, packages] of PROGRAMS) {
    if (!answers(program, flag)) installOnDebian(program, packages);
  }
  const missing = [
    ...PROGRAMS.filter(([program, flag]) => !answers(program, flag)).map(([program]) => program),
    ...provideShapePrograms(),
    ...(findServerPrograms() === null ? ["pg_rewind of postgresql"] : []),
  ];
  return missing.length === 0 ? null : `A cluster needs ${missing.join(" and ")}.`;
}
