import type { SortDirection, User, UserSort } from "@cosmic/contracts";
import { useTable } from "@tanstack/react-table";
import { EachItem } from "../../shared/feedback/each-item.tsx";
import {
  BrokenRow,
  Cell,
  ColumnHead,
  Row,
  TableFrame,
  TableHead,
} from "../../shared/table/data-table.tsx";
import { type RowActions, userColumns, userTableFeatures } from "./user-columns.tsx";
import type { UsersView } from "./users-view.ts";

/** Columns that stick to an edge while the others scroll. */
const EDGES: Readonly<Record<string, "start" | "end">> = { user: "start", actions: "end" };

/** Together 75rem: with two scroll bars, all are in view in a window of 1280 pixels. */
const WIDTHS: Readonly<Record<string, string>> = {
  user: "sm:w-[9.375rem]",
  email: "sm:w-[9.375rem]",
  hasLifetimeAccess: "sm:w-24",
  id: "sm:w-[5.25rem]",
  firstName: "sm:w-[5.625rem]",
  lastName: "sm:w-[5.625rem]",
  profileImageUrl: "sm:w-20",
  createdAt: "sm:w-[7.25rem]",
  updatedAt: "sm:w-[7.25rem]",
  actions: "sm:w-[14.25rem]",
};

/** The label of a value in the cards of a phone; the name and the actions need none. */
const getLabel = ({
  id,
  columnDef: { header },
}: {
  id: string;
  columnDef: { header?: unknown };
}) => (EDGES[id] === undefined && typeof header === "string" ? header : undefined);

interface UsersTableProps {
  users: User[];
  view: UsersView;
  /** Other rows are loading. */
  busy: boolean;
  onOrder: (sort: UserSort, direction: SortDirection) => void;
  actions: RowActions;
}

/** The users of one page, in the server's order; column headers change the order. */
export function UsersTable({ users, view, busy, onOrder, actions }: UsersTableProps) {
  const table = useTable({
    features: userTableFeatures,
    columns: userColumns,
    data: users,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting: [{ id: view.sort, desc: view.direction === "desc" }] },
    onSortingChange(updater) {
      const before = [{ id: view.sort, desc: view.direction === "desc" }];
      const [order] = typeof updater === "function" ? updater(before) : updater;
      if (order) onOrder(order.id as UserSort, order.desc ? "desc" : "asc");
    },
    meta: { actions },
  });
  return (
    <TableFrame label="List of users" busy={busy} isLong isStacked isWide>
      <TableHead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <ColumnHead
                key={header.id}
                edge={EDGES[header.id]}
                width={WIDTHS[header.id]}
                order={header.column.getIsSorted() || null}
                {...(header.column.getCanSort()
                  ? { onSort: () => header.column.toggleSorting() }
                  : {})}
              >
                <table.FlexRender header={header} />
              </ColumnHead>
            ))}
          </tr>
        ))}
      </TableHead>
      <tbody>
        <EachItem
          items={table.getRowModel().rows}
          getKey={({ id }) => id}
          broken={<BrokenRow what="This user" columns={userColumns.length} />}
        >
          {(row) => (
            <Row>
              {row.getAllCells().map((cell) => (
                <Cell
                  key={cell.id}
                  edge={EDGES[cell.column.id]}
                  isHead={cell.column.id === "user"}
                  label={getLabel(cell.column)}
                >
                  <table.FlexRender cell={cell} />
                </Cell>
              ))}
            </Row>
          )}
        </EachItem>
      </tbody>
    </TableFrame>
  );
}
