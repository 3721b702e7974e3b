import type { User } from "@cosmic/contracts";
import { getInitials } from "@cosmic/domain";
import { Avatar } from "@cosmic/ui/avatar";
import { Menu, MenuHeading, MenuItem, MenuSeparator } from "@cosmic/ui/menu";
import { VisuallyHidden } from "@cosmic/ui/visually-hidden";
import { paths } from "../paths.ts";
import { Link } from "../router.ts";
import { signOut } from "../shared/account/sign-out.ts";

/** The signed-in person's name, e-mail and the way out, under their avatar. */
export function ProfileMenu({ user }: { user: User }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <Menu
      trigger={
        <button type="button" className="relative grid size-11 place-items-center rounded-full">
          <Avatar initials={getInitials(user)} src={user.profileImageUrl} />
          {/* Not an aria-label, which would have to hold the initials that are seen. */}
          <VisuallyHidden>Profile menu of {name || user.email}</VisuallyHidden>
        </button>
      }
    >
      {name ? <MenuHeading title={name} detail={user.email} /> : <MenuHeading title={user.email} />}
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={paths.dashboard()}>Dashboard</Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={paths.yourData()}>Your data</Link>
      </MenuItem>
      <MenuItem onSelect={signOut}>Logout</MenuItem>
    </Menu>
  );
}
