import { Button } from "@cosmic/ui/button";
import { SiteHeader } from "@cosmic/ui/site-header";
import type { ReactNode } from "react";
import { useSignOut } from "../shared/current-operator/use-sign-out.ts";

/** The bar over every page of a signed-in operator: what is given as the brand, and the way out. */
export function PanelHeader({ brand }: { brand: ReactNode }) {
  const signOut = useSignOut();
  return (
    <SiteHeader
      edge="static"
      brand={brand}
      actions={
        <Button
          variant="secondary"
          size="sm"
          busy={signOut.isPending || signOut.isSuccess}
          onClick={() => {
            signOut.mutate();
          }}
        >
          Log out
        </Button>
      }
    />
  );
}
