import type { User } from "@cosmic/contracts";
import { initialsOf } from "@cosmic/domain";
import { Avatar } from "@cosmic/ui/avatar";
import { Menu, MenuHeading, MenuItem, MenuSeparator } from "@cosmic/ui/menu";
import { paths } from "../paths.ts";
import { Link } from "../router.ts";
import { signOut } from "../shared/current-user/sign-out.ts";

/** The signed-in person's name, e-mail and the way out, under their avatar. */
export function ProfileMenu({ user }: { user: User }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Profile menu of ${name || user.email}`}
          className="grid size-11 place-items-center rounded-full"
        >
          <Avatar initials={initialsOf(user)} src={user.profileImageUrl} />
        </button>
      }
    >
      {name ? <MenuHeading title={name} detail={user.email} /> : <MenuHeading title={user.email} />}
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={paths.dashboard()}>Dashboard</Link>
      </MenuItem>
      <MenuItem onSelect={signOut}>Logout</MenuItem>
    </Menu>
  );
}
