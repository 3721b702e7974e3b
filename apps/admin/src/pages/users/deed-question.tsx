import type { User } from "@cosmic/contracts";
import { ConfirmDialog } from "@cosmic/ui/dialog";
import { useEffect, useRef } from "react";
import { BesidePage } from "../../shared/drawer/drawer-host.tsx";
import { identify } from "./person-name.ts";
import { useDeleteUser, useToggleAccess } from "./use-user-deeds.ts";

/** What the operator is asked before something happens to a person. */
export interface DeedQuestion {
  deed: "toggle" | "delete";
  user: User;
}

interface DeedQuestionsProps {
  /** The question that is or was last asked; null before the first. */
  question: DeedQuestion | null;
  isOpen: boolean;
  onClose: () => void;
  /** The person is gone for good. */
  onDeleted: () => void;
}

/** Asks, and does what was asked for. The dialogs stay mounted, so that the focus finds its way back. */
export function DeedQuestions({ question, isOpen, onClose, onDeleted }: DeedQuestionsProps) {
  const toggle = useToggleAccess();
  const remove = useDeleteUser();
  const isGone = useRef(false);
  // Only once the dialog has closed and given the focus back, to a row that may be gone as well.
  useEffect(() => {
    if (isOpen || !isGone.current) return;
    isGone.current = false;
    onDeleted();
  }, [isOpen, onDeleted]);
  if (question === null) return null;
  const { deed, user } = question;
  const who = identify(user);
  const closeUnless = (isBusy: boolean) => (open: boolean) => {
    if (!open && !isBusy) onClose();
  };
  return (
    <BesidePage>
      <ConfirmDialog
        open={isOpen && deed === "toggle"}
        onOpenChange={closeUnless(toggle.isPending)}
        title={user.hasLifetimeAccess ? "Revoke premium access?" : "Grant premium access?"}
        description={
          user.hasLifetimeAccess ? (
            <p className="break-words">
              All blueprints of <strong>{who}</strong> become previews at once. Nothing is paid back
              by this.
            </p>
          ) : (
            <p className="break-words">
              All blueprints of <strong>{who}</strong> open in full at once, and so do new ones.
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
        open={isOpen && deed === "delete"}
        onOpenChange={closeUnless(remove.isPending)}
        variant="danger"
        title="Delete this user?"
        description={
          <p className="break-words">
            <strong>{who}</strong> loses the account with every blueprint, session and personal
            detail. Purchases stay in the books without a person. This cannot be undone.
          </p>
        }
        confirmLabel="Delete user"
        busy={remove.isPending}
        onConfirm={() => {
          remove.mutate(user, {
            onSuccess: () => {
              isGone.current = true;
            },
            onSettled: onClose,
          });
        }}
      />
    </BesidePage>
  );
}
