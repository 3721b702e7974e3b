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
    cell: ({ getValue }) => <OneLine widthLook="sm:max-w-72">{getValue()}</OneLine>,
  }),
  column.accessor("hasLifetimeAccess", {
    header: "Status",
    cell: ({ getValue }) => <AccessBadge hasLifetimeAccess={getValue()} />,
  }),
  column.accessor("id", {
    header: "ID",
    ...unsorted,
    cell: ({ getValue }) => (
      <span className="block text-xs/5 break-all text-ink-muted sm:w-[19ch]">{getValue()}</span>
    ),
  }),
  column.accessor("firstName", {
    header: "First Name",
    cell: ({ getValue }) => <OneLine widthLook="sm:max-w-36">{getValue()}</OneLine>,
  }),
  column.accessor("lastName", {
    header: "Last Name",
    cell: ({ getValue }) => <OneLine widthLook="sm:max-w-36">{getValue()}</OneLine>,
  }),
  column.accessor("profileImageUrl", {
    header: "Profile Image",
    ...unsorted,
    cell: ({ row }) => <PictureCell user={row.original} />,
  }),
  column.accessor("createdAt", {
    header: "Created",
    sortDescFirst: true,
    cell: ({ getValue }) => (
      <span className="block sm:w-28">
        <Timestamp at={getValue()} />
      </span>
    ),
  }),
  column.accessor("updatedAt", {
    header: "Updated",
    sortDescFirst: true,
    cell: ({ getValue }) => (
      <span className="block sm:w-28">
        <Timestamp at={getValue()} />
      </span>
    ),
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

interface OneLineProps {
  /** The width on screens that show columns side by side. */
  widthLook: "sm:max-w-72" | "sm:max-w-36";
  children: string | null;
}

/** Names have up to a hundred characters, which must not push other columns out of view. */
function OneLine({ widthLook, children }: OneLineProps) {
  const value = children?.trim() ?? "";
  if (value === "") return <NoValue />;
  return (
    <span title={value} className={`block break-words sm:truncate ${widthLook}`}>
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
    <div className="flex items-center gap-3 sm:h-12">
      <Avatar initials={getInitials(user)} src={user.profileImageUrl} size="sm" />
      <div className="min-w-0 flex-1 sm:w-36 sm:flex-none">
        <button
          type="button"
          title={formatName(user)}
          className={`${linkStyle()} relative block min-h-6 max-w-full truncate text-left`}
          onClick={() => onOpen?.(user)}
        >
          {formatName(user)} <span className="sr-only">{identify(user)}</span>
        </button>
        <span title={user.id} className="block truncate text-xs/5 text-ink-muted max-sm:hidden">
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
    <div className="flex items-center gap-1 pt-2 sm:grid sm:grid-cols-[9rem_auto] sm:pt-0">
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
