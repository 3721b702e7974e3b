import type { GeneratedProfile } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { Button } from "@cosmic/ui/button";
import { Notice } from "@cosmic/ui/notice";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { paths } from "../../../paths.ts";
import { Link, useNavigate } from "../../../router.ts";
import { LASTING_KEYS } from "../../../shared/browser-store/browser-store.ts";
import { readRemembered, writeRemembered } from "../../../shared/browser-store/remembered.ts";
import { refusalText } from "../../../shared/feedback/refusal-text.ts";

const FALLBACK = "The new edition could not be written right now. Please try again in a minute.";
const LISTS = [routes.blueprints.listProfiles.path, routes.blueprints.listUserProfiles.path];

type NewEditionProps = Pick<GeneratedProfile, "slug" | "birthDate" | "mbtiType">;

/** Offers the owner of a report of the first edition the second, for the same birth and type. */
export function NewEdition({ slug, birthDate, mbtiType }: NewEditionProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const written = readRemembered(LASTING_KEYS.newEditions, slug);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.blueprints.generateProfile({ body: { birthDate, mbtiType } }),
    onSuccess: ({ profile }) => {
      writeRemembered(LASTING_KEYS.newEditions, slug, profile.slug);
      for (const path of LISTS) void queryClient.invalidateQueries({ queryKey: [path] });
      void navigate(paths.result({ slug: profile.slug }));
      document.documentElement.scrollTop = 0;
    },
  });
  return (
    <div className="print:hidden">
      <Notice
        title={
          written
            ? "You have this report in the new edition"
            : "There is a new edition of this report"
        }
        action={
          written ? (
            <Button asChild variant="secondary">
              <Link to={paths.result({ slug: written })}>Open the new edition</Link>
            </Button>
          ) : (
            <div className="flex flex-col gap-3">
              <div>
                <Button
                  variant="secondary"
                  busy={isPending}
                  busyLabel="Writing..."
                  onClick={() => {
                    mutate();
                  }}
                >
                  Write the new edition
                </Button>
              </div>
              <p role="alert" className="text-sm text-signal empty:hidden">
                {error ? refusalText(error, FALLBACK) : null}
              </p>
            </div>
          )
        }
      >
        {written
          ? "This one stays as it is, here and on your dashboard."
          : "It is a book of seven parts, written anew for the same birth date and type, at no charge. This one stays on your dashboard as it is, and both can be downloaded."}
      </Notice>
    </div>
  );
}
