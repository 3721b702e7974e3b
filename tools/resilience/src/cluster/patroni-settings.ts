/** Seconds: for how long a leader leads without renewing, how often it does, and for how long it tries. */
const TTL = 7;
const LOOP = 1;
const RETRY = 3;

export interface NodeAddresses {
  name: string;
  /** Where its servers listen. */
  postgresPort: number;
  restPort: number;
  /** Where the other nodes find them, and it finds etcd: proxies. */
  postgresProxy: number;
  restProxy: number;
  etcdProxies: readonly number[];
}

export interface NodeFolders {
  programs: string;
  /** Its disk. */
  disk: string;
  /** For its socket and passwords. */
  own: string;
}

export interface Passwords {
  superuser: string;
  replication: string;
}

const at = (port: number) => `127.0.0.1:${port}`;

/**
 * What the whole cluster agrees on. Writes are confirmed when another node has them too, and only such a node may
 * lead next. A server that crashes, as from a full disk, is not waited for: another one leads.
 */
export const AGREED = {
  ttl: TTL,
  loop_wait: LOOP,
  retry_timeout: RETRY,
  maximum_lag_on_failover: 1_048_576,
  primary_start_timeout: 0,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  // Without etcd the leader goes on as long as all other nodes say that they follow.
  failsafe_mode: true,
  postgresql: {
    use_pg_rewind: true,
    parameters: {
      max_connections: 100,
      wal_keep_size: "64MB",
      max_wal_size: "64MB",
      min_wal_size: "16MB",
      checkpoint_timeout: "30s",
      // A new file of the log every few seconds: a full disk is noticed, and the server stops instead of failing
      // at every other statement.
      wal_recycle: "off",
      archive_timeout: "3s",
      restart_after_crash: "off",
      // A replica that is cut off is noticed.
      wal_receiver_timeout: "5s",
      wal_sender_timeout: "5s",
      wal_retrieve_retry_interval: "500ms",
      hot_standby_feedback: "on",
    },
  },
};

/** The settings of a node's Patroni, as JSON, which is YAML. */
export function renderPatroniSettings(
  node: NodeAddresses,
  { programs, disk, own }: NodeFolders,
  passwords: Passwords,
): string {
  const settings = {
    scope: "cosmic",
    name: node.name,
    restapi: { listen: at(node.restPort), connect_address: at(node.restProxy) },
    // By etcd's second interface. Through the third, Patroni 3.0 lets a leader whose time is over take the lead
    // back from its successor, and what that one has confirmed is lost.
    // The members themselves are not asked for: a node finds them through its proxies only.
    etcd: { hosts: node.etcdProxies.map(at), use_proxies: true },
    bootstrap: {
      dcs: AGREED,
      initdb: [{ encoding: "UTF8" }, { locale: "C" }, { "wal-segsize": "4" }, "data-checksums"],
    },
    postgresql: {
      listen: at(node.postgresPort),
      connect_address: at(node.postgresProxy),
      bin_dir: programs,
      data_dir: `${disk}/data`,
      pgpass: `${own}/pgpass`,
      use_unix_socket: true,
      parameters: { unix_socket_directories: own },
      pg_hba: [
        "local all all trust",
        "host replication all 127.0.0.1/32 scram-sha-256",
        "host all all 127.0.0.1/32 scram-sha-256",
      ],
      authentication: {
        superuser: { username: "postgres", password: passwords.superuser },
        replication: { username: "replicator", password: passwords.replication },
      },
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  };
  return JSON.stringify(settings, null, 1);
}
