export type Mode = "sign-in" | "sign-up";
