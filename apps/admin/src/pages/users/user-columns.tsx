import type { User } from "@cosmic/contracts";
import { initialsOf } from "@cosmic/domain";
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
import { NoValue } from "../../shared/data-table/data-table.tsx";
import { Moment } from "../../shared/moment/moment.tsx";
import { identify, personName } from "./person-name.ts";

/** What can be done to a row. */
export interface RowDeeds {
  onOpen: (user: User) => void;
  onToggle: (user: User) => void;
  onDelete: (user: User) => void;
}

export const userTableFeatures = tableFeatures({
  rowSortingFeature,
  tableMeta: metaHelper<{ deeds: RowDeeds }>(),
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
      <UserCell user={row.original} onOpen={table.options.meta?.deeds.onOpen} />
    ),
  }),
  column.accessor("email", { header: "Email" }),
  column.accessor("hasLifetimeAccess", {
    header: "Status",
    cell: ({ getValue }) => <AccessBadge hasLifetimeAccess={getValue()} />,
  }),
  column.accessor("id", {
    header: "ID",
    ...unsorted,
    cell: ({ getValue }) => (
      <span className="block w-[19ch] text-xs break-all text-ink-muted">{getValue()}</span>
    ),
  }),
  column.accessor("firstName", {
    header: "First Name",
    cell: ({ getValue }) => getValue()?.trim() || <NoValue />,
  }),
  column.accessor("lastName", {
    header: "Last Name",
    cell: ({ getValue }) => getValue()?.trim() || <NoValue />,
  }),
  column.accessor("profileImageUrl", {
    header: "Profile Image",
    ...unsorted,
    cell: ({ row }) => <PictureCell user={row.original} />,
  }),
  column.accessor("createdAt", {
    header: "Created",
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
  column.accessor("updatedAt", {
    header: "Updated",
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
  column.display({
    id: "actions",
    header: "Actions",
    ...unsorted,
    cell: ({ row, table }) => <ActionsCell user={row.original} deeds={table.options.meta?.deeds} />,
  }),
]);

export function AccessBadge({ hasLifetimeAccess }: { hasLifetimeAccess: boolean }) {
  return hasLifetimeAccess ? <Badge variant="metal">Premium</Badge> : <Badge>Free</Badge>;
}

interface UserCellProps {
  user: User;
  onOpen: RowDeeds["onOpen"] | undefined;
}

function UserCell({ user, onOpen }: UserCellProps) {
  return (
    <div className="flex items-center gap-3">
      <Avatar initials={initialsOf(user)} src={user.profileImageUrl} size="sm" />
      <div className="w-36 min-w-0">
        <button
          type="button"
          className={`${linkStyle()} block min-h-6 max-w-full truncate text-left`}
          onClick={() => onOpen?.(user)}
        >
          {personName(user)} <span className="sr-only">{identify(user)}</span>
        </button>
        <span title={user.id} className="block truncate text-xs text-ink-muted">
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

function ActionsCell({ user, deeds }: { user: User; deeds: RowDeeds | undefined }) {
  const [verb, preposition] = user.hasLifetimeAccess ? ["Revoke", "of"] : ["Grant", "to"];
  return (
    <div className="grid grid-cols-[9rem_auto] items-center gap-1">
      <Button variant="secondary" size="sm" onClick={() => deeds?.onToggle(user)}>
        <span className="whitespace-nowrap">
          {verb} Premium{" "}
          <span className="sr-only">
            {preposition} {identify(user)}
          </span>
        </span>
      </Button>
      <Button variant="quiet" size="sm" onClick={() => deeds?.onDelete(user)}>
        <span>
          Delete <span className="sr-only">{identify(user)}</span>
        </span>
      </Button>
    </div>
  );
}
