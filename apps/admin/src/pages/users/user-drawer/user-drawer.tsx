import type { UserDetail } from "@cosmic/contracts";
import { getInitials } from "@cosmic/domain";
import { Avatar } from "@cosmic/ui/avatar";
import { Button } from "@cosmic/ui/button";
import { ErrorBoundary } from "@cosmic/ui/error-boundary";
import { Notice } from "@cosmic/ui/notice";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "../../../api/client.ts";
import { Drawer } from "../../../shared/drawer/drawer.tsx";
import { LoadFailure } from "../../../shared/feedback/load-failure.tsx";
import { reportRenderError } from "../../../shared/feedback/report-render-error.ts";
import { Unreadable } from "../../../shared/feedback/unreadable.tsx";
import { Timestamp } from "../../../shared/format/timestamp.tsx";
import { userQuery } from "../queries.ts";
import { AccessBadge, type RowActions } from "../user-columns.tsx";
import { formatName, identify } from "../user-name.ts";
import { MovePurchase } from "./move-purchase.tsx";
import { UserAudit } from "./user-audit.tsx";
import { UserBlueprints } from "./user-blueprints.tsx";
import { UserPurchases } from "./user-purchases.tsx";
import { UserSessions } from "./user-sessions.tsx";

interface UserDrawerProps {
  userId: string;
  actions: Pick<RowActions, "onToggle" | "onDelete">;
  onClose: () => void;
  /** Moves the focus after closing when the row that opened the drawer no longer exists. */
  onRowGone: () => void;
}

/** One user's account, blueprints, purchases, sessions and audit trail. */
export function UserDrawer({ userId, actions, onClose, onRowGone }: UserDrawerProps) {
  const detail = useQuery(userQuery(userId));
  const { data, error } = detail;
  return (
    <Drawer
      title={data?.user ? formatName(data.user) : "User"}
      onClose={onClose}
      onOpenerGone={onRowGone}
    >
      {data ? (
        <ErrorBoundary
          source={data}
          onError={reportRenderError}
          renderFallback={() => <Unreadable what="This user" />}
        >
          <UserFacts detail={data} actions={actions} />
        </ErrorBoundary>
      ) : error === null ? (
        <SkeletonGroup label="Loading the user">
          <Skeleton lines={6} />
        </SkeletonGroup>
      ) : isUnknown(error) ? (
        <Notice title="This user does not exist">
          <p>The account may have been deleted. Purchase records are kept without a name.</p>
        </Notice>
      ) : (
        <LoadFailure
          what="The user"
          error={error}
          failedAt={detail.errorUpdatedAt}
          isRetrying={detail.isFetching}
          onRetry={() => void detail.refetch()}
        />
      )}
    </Drawer>
  );
}

/** An unknown or malformed id. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

interface UserFactsProps {
  detail: UserDetail;
  actions: UserDrawerProps["actions"];
}

function UserFacts({ detail, actions }: UserFactsProps) {
  const { user, blueprints, purchases, sessions, audit } = detail;
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-5">
        <div className="flex items-center gap-4">
          <Avatar initials={getInitials(user)} src={user.profileImageUrl} />
          <div className="flex min-w-0 flex-col items-start gap-1.5 font-sans">
            <p className="max-w-full break-words">{identify(user)}</p>
            <AccessBadge hasLifetimeAccess={user.hasLifetimeAccess} />
          </div>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 font-sans text-sm">
          <dt className="text-ink-muted">ID</dt>
          <dd className="m-0 break-all">{user.id}</dd>
          <dt className="text-ink-muted">Created</dt>
          <dd className="m-0">
            <Timestamp at={user.createdAt} />
          </dd>
          <dt className="text-ink-muted">Updated</dt>
          <dd className="m-0">
            <Timestamp at={user.updatedAt} />
          </dd>
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              actions.onToggle(user);
            }}
          >
            {user.hasLifetimeAccess ? "Revoke Premium" : "Grant Premium"}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              actions.onDelete(user);
            }}
          >
            Delete user
          </Button>
        </div>
      </div>
      <UserBlueprints blueprints={blueprints} />
      <div className="flex flex-col gap-4">
        <UserPurchases purchases={purchases} buyer={identify(user)} />
        <MovePurchase userId={user.id} user={identify(user)} />
      </div>
      <UserSessions sessions={sessions} />
      <UserAudit entries={audit} />
    </div>
  );
}
