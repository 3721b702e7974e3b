import { type KyselyPlugin, type RootOperationNode, TableNode } from "kysely";

export interface UserLocks {
  /** For a test application's database. */
  plugin: KyselyPlugin;
  /** Whether the application has locked a user's row since the last call before it counted a use of a limit. */
  takeUnlimited: () => boolean;
}

const names = (node: unknown, table: string) =>
  TableNode.is(node as TableNode) && (node as TableNode).table.identifier.name === table;

const isUserLock = (node: RootOperationNode) =>
  node.kind === "SelectQueryNode" &&
  (node.endModifiers ?? []).some(({ modifier }) => modifier === "ForUpdate") &&
  (node.from?.froms ?? []).some((from) => names(from, "users"));

/** A look at whether the application waits for a user's row before it knows that the user may go on. */
export function observeUserLocks(): UserLocks {
  let isCounted = false;
  let isUnlimited = false;
  return {
    plugin: {
      transformQuery({ node }) {
        if (node.kind === "InsertQueryNode" && names(node.into, "rate_limits")) isCounted = true;
        if (isUserLock(node) && !isCounted) isUnlimited = true;
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    takeUnlimited() {
      const found = isUnlimited;
      isCounted = false;
      isUnlimited = false;
      return found;
    },
  };
}
