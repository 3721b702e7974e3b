import type { User } from "@cosmic/contracts";
import { getInitials } from "@cosmic/domain";
import { Avatar } from "@cosmic/ui/avatar";
import { Badge } from "@cosmic/ui/badge";
import { Button } from "@cosmic/ui/button";
import { linkStyle } from "@cosmic/ui/link-style";
import {
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import { Timestamp } from "../../shared/format/timestamp.tsx";
import { NoValue } from "../../shared/table/data-table.tsx";
import { formatName, identify } from "./user-name.ts";

/** The actions of a row. */
export interface RowActions {
  onOpen: (user: User) => void;
  onToggle: (user: User) => void;
  onDelete: (user: User) => void;
}

export const userTableFeatures = tableFeatures({
  rowSortingFeature,
  tableMeta: metaHelper<{ actions: RowActions }>(),
});

const column = createColumnHelper<typeof userTableFeatures, User>();

const unsorted = { enableSorting: false } as const;

/** The columns of the specification, in its order. */
export const userColumns = column.columns([
  column.display({
    id: "user",
    header: "User",
    ...unsorted,
    cell: ({ row, table }) => (
      <UserCell user={row.original} onOpen={table.options.meta?.actions.onOpen} />
    ),
  }),
  column.accessor("email", {
    header: "Email",
    cell: ({ getValue }) => <OneLine>{getValue()}</OneLine>,
  }),
  column.accessor("hasLifetimeAccess", {
    header: "Status",
    cell: ({ getValue }) => <AccessBadge hasLifetimeAccess={getValue()} />,
  }),
  column.accessor("id", {
    header: "ID",
    ...unsorted,
    cell: ({ getValue }) => (
      <span
        title={getValue()}
        className="block text-xs/5 break-all text-ink-muted select-all sm:truncate"
      >
        {getValue()}
      </span>
    ),
  }),
  column.accessor("firstName", {
    header: "First Name",
    cell: ({ getValue }) => <OneLine>{getValue()}</OneLine>,
  }),
  column.accessor("lastName", {
    header: "Last Name",
    cell: ({ getValue }) => <OneLine>{getValue()}</OneLine>,
  }),
  column.accessor("profileImageUrl", {
    header: "Profile Image",
    ...unsorted,
    cell: ({ row }) => <PictureCell user={row.original} />,
  }),
  column.accessor("createdAt", {
    header: "Created",
    sortDescFirst: true,
    cell: ({ getValue }) => <Timestamp at={getValue()} />,
  }),
  column.accessor("updatedAt", {
    header: "Updated",
    sortDescFirst: true,
    cell: ({ getValue }) => <Timestamp at={getValue()} />,
  }),
  column.display({
    id: "actions",
    header: "Actions",
    ...unsorted,
    cell: ({ row, table }) => (
      <ActionsCell user={row.original} actions={table.options.meta?.actions} />
    ),
  }),
]);

export function AccessBadge({ hasLifetimeAccess }: { hasLifetimeAccess: boolean }) {
  return hasLifetimeAccess ? <Badge variant="metal">Premium</Badge> : <Badge>Free</Badge>;
}

/** Names have up to a hundred characters, which must not push other columns out of view. */
function OneLine({ children }: { children: string | null }) {
  const value = children?.trim() ?? "";
  if (value === "") return <NoValue />;
  return (
    <span title={value} className="block break-words sm:truncate">
      {value}
    </span>
  );
}

interface UserCellProps {
  user: User;
  onOpen: RowActions["onOpen"] | undefined;
}

function UserCell({ user, onOpen }: UserCellProps) {
  return (
    <div className="flex items-center gap-2.5 sm:h-12">
      <Avatar initials={getInitials(user)} src={user.profileImageUrl} size="sm" />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          title={formatName(user)}
          className={`${linkStyle()} relative block min-h-6 max-w-full truncate text-left`}
          onClick={() => onOpen?.(user)}
        >
          {formatName(user)} <span className="sr-only">{identify(user)}</span>
        </button>
        {/* Where the column of IDs has to be scrolled to; this one stays in view. */}
        <span
          title={user.id}
          className="block truncate text-xs/5 text-ink-muted max-sm:hidden xl:hidden"
        >
          {user.id}
        </span>
      </div>
    </div>
  );
}

function PictureCell({ user }: { user: User }) {
  if (user.profileImageUrl === null) return <NoValue />;
  return (
    <a href={user.profileImageUrl} target="_blank" rel="noreferrer" className={linkStyle()}>
      Picture <span className="sr-only">of {identify(user)}, in a new tab</span>
    </a>
  );
}

function ActionsCell({ user, actions }: { user: User; actions: RowActions | undefined }) {
  const [verb, preposition] = user.hasLifetimeAccess ? ["Revoke", "from"] : ["Grant", "to"];
  return (
    <div className="flex items-center gap-1 pt-2 sm:grid sm:grid-cols-[9rem_auto] sm:gap-0 sm:pt-0">
      <Button variant="secondary" size="sm" onClick={() => actions?.onToggle(user)}>
        <span className="whitespace-nowrap">
          {verb} Premium{" "}
          <span className="sr-only">
            {preposition} {identify(user)}
          </span>
        </span>
      </Button>
      <Button variant="quiet" size="sm" onClick={() => actions?.onDelete(user)}>
        <span>
          Delete <span className="sr-only">{identify(user)}</span>
        </span>
      </Button>
    </div>
  );
}
