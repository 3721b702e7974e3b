import { lateComponent } from "./late-component.tsx";

/** The menu's code is only for people who are signed in. */
export const lateProfileMenu = lateComponent(
  async () => (await import("./profile-menu.tsx")).ProfileMenu,
);
