import { lazyComponent } from "./lazy-component.tsx";

/** The menu's code is only for people who are signed in. */
export const lazyProfileMenu = lazyComponent(
  async () => (await import("./profile-menu.tsx")).ProfileMenu,
);
