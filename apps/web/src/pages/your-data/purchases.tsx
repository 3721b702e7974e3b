import type { Purchase, User } from "@cosmic/contracts";
import { linkStyle } from "@cosmic/ui/link-style";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { LoadFailure } from "../../shared/feedback/load-failure.tsx";
import { BringPurchase } from "./bring-purchase.tsx";
import { PurchaseLine } from "./purchase-line.tsx";
import { purchasesQuery } from "./queries.ts";
import { useSessionCheck } from "./use-session-check.ts";

const WITH_ACCESS = "You have lifetime access. Every blueprint in this account opens in full.";
const ACCESS_ENDED = "Lifetime access has ended. The blueprints in this account open as previews.";
const NOTHING_BOUGHT = "You have not bought anything with this account.";

/** Access of the account, its purchases, and their refunds. */
export function Purchases({ user }: { user: User }) {
  const { data, error, isFetching, refetch } = useQuery(purchasesQuery);
  const hasSessionEnded = useSessionCheck();
  const check = useEffectEvent(hasSessionEnded);
  useEffect(() => {
    if (error) check(error);
  }, [error]);
  return (
    <div className="flex flex-col gap-5">
      {user.hasLifetimeAccess ? <p>{WITH_ACCESS}</p> : null}
      {data ? <List user={user} purchases={data} /> : null}
      {!data && error ? (
        <LoadFailure what="Your purchases" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : (
        <SkeletonGroup label="Loading: your purchases">
          <Skeleton lines={3} />
        </SkeletonGroup>
      )}
      <BringPurchase />
    </div>
  );
}

/** A purchase that still gives access when another one is refunded. */
const isKept = ({ status }: Purchase) => status === "paid" || status === "partly_refunded";

function List({ user, purchases }: { user: User; purchases: readonly Purchase[] }) {
  if (purchases.length === 0) return user.hasLifetimeAccess ? null : <p>{NOTHING_BOUGHT}</p>;
  return (
    <>
      {user.hasLifetimeAccess ? null : <p>{ACCESS_ENDED}</p>}
      <ul className="border-t border-rule">
        {purchases.map((purchase) => (
          <PurchaseLine
            key={purchase.id}
            purchase={purchase}
            hasAnother={purchases.some((other) => other.id !== purchase.id && isKept(other))}
          />
        ))}
      </ul>
      <p className="text-ink-muted">
        A receipt for each payment was emailed to {user.email}. What can be refunded, and until
        when, is explained in the{" "}
        <Link to={paths.terms()} className={linkStyle()}>
          Terms of Service
        </Link>
        .
      </p>
    </>
  );
}
