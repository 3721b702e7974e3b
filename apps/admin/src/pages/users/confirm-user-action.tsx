import type { User } from "@cosmic/contracts";
import { ConfirmDialog } from "@cosmic/ui/dialog";
import { useEffect, useRef } from "react";
import { OverlayPortal } from "../../shared/drawer/drawer-host.tsx";
import { useDeleteUser, useToggleAccess } from "./use-user-actions.ts";
import { identify } from "./user-name.ts";

/** An action on a user that needs a confirmation. */
export interface UserAction {
  kind: "toggle" | "delete";
  user: User;
}

interface ConfirmUserActionProps {
  /** The action to be confirmed, or the last one; null before the first. */
  action: UserAction | null;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an action and runs it. The dialogs stay mounted, so that focus returns to the opener. */
export function ConfirmUserAction({ action, isOpen, onClose, onDeleted }: ConfirmUserActionProps) {
  const toggle = useToggleAccess();
  const remove = useDeleteUser();
  const isDeleted = useRef(false);
  // After the dialog has closed and returned the focus, possibly to a row that is deleted as well.
  useEffect(() => {
    if (isOpen || !isDeleted.current) return;
    isDeleted.current = false;
    onDeleted();
  }, [isOpen, onDeleted]);
  if (action === null) return null;
  const { kind, user } = action;
  const name = identify(user);
  const closeUnlessBusy = (isBusy: boolean) => (open: boolean) => {
    if (!open && !isBusy) onClose();
  };
  return (
    <OverlayPortal>
      <ConfirmDialog
        open={isOpen && kind === "toggle"}
        onOpenChange={closeUnlessBusy(toggle.isPending)}
        title={user.hasLifetimeAccess ? "Revoke premium access?" : "Grant premium access?"}
        description={
          user.hasLifetimeAccess ? (
            <p className="break-words">
              All blueprints of <strong>{name}</strong> become previews immediately. This does not
              refund any purchase.
            </p>
          ) : (
            <p className="break-words">
              <strong>{name}</strong> can read all blueprints in full immediately, including new
              ones.
            </p>
          )
        }
        confirmLabel={user.hasLifetimeAccess ? "Revoke Premium" : "Grant Premium"}
        busy={toggle.isPending}
        onConfirm={() => {
          toggle.mutate(user, { onSettled: onClose });
        }}
      />
      <ConfirmDialog
        open={isOpen && kind === "delete"}
        onOpenChange={closeUnlessBusy(remove.isPending)}
        variant="danger"
        title="Delete this user?"
        description={
          <p className="break-words">
            This deletes the account of <strong>{name}</strong> with all blueprints, sessions and
            personal data. Purchase records are kept without a name. This cannot be undone.
          </p>
        }
        confirmLabel="Delete user"
        busy={remove.isPending}
        onConfirm={() => {
          remove.mutate(user, {
            onSuccess: () => {
              isDeleted.current = true;
            },
            onSettled: onClose,
          });
        }}
      />
    </OverlayPortal>
  );
}
