import { paths } from "../src/paths.ts";

export interface BuiltPage {
  /** The address; null for the page of unknown addresses. */
  path: string | null;
  /**
   * whole: prerendered and taken over by the app; shell: only the frame, because the page depends on
   * the query string, on what the browser keeps or on who is signed in.
   */
  kind: "whole" | "shell";
  /** The browser's title of a shell, as the page first sets it; whole pages bring theirs. */
  title?: string;
  description?: string;
  /** Source module of the page, whose code is fetched ahead. */
  source?: string;
  /** May appear in search engines. */
  isPublic?: boolean;
  /** Reads and leads on without scripts: the app is loaded when a visitor first does something. */
  isStill?: boolean;
  /** Carries its style sheet, so that one answer of the server is enough to paint it. */
  hasOwnStyle?: boolean;
}

const page = (name: string) => `src/pages/${name}/${name}-page.tsx`;

/** One HTML file for every address of the route table. */
export const BUILT_PAGES: readonly BuiltPage[] = [
  { path: paths.root(), kind: "whole", isPublic: true, isStill: true, hasOwnStyle: true },
  { path: paths.home(), kind: "whole", isPublic: true, isStill: true, hasOwnStyle: true },
  {
    path: paths.authSelect(),
    kind: "whole",
    source: page("auth-select"),
    description: "Sign in to Cosmic Blueprint with Google or your email address.",
    isPublic: true,
  },
  {
    path: paths.login(),
    kind: "whole",
    source: page("login"),
    description: "Log in to Cosmic Blueprint and find your blueprints again.",
    isPublic: true,
  },
  {
    path: paths.signup(),
    kind: "whole",
    source: page("signup"),
    description: "Create a Cosmic Blueprint account and chart your self, free to start.",
    isPublic: true,
  },
  {
    path: paths.accuracy(),
    kind: "whole",
    source: page("accuracy"),
    description:
      "How often readers of Cosmic Blueprint pick their own overview out of three without labels, beside chance.",
    isPublic: true,
  },
  {
    path: paths.terms(),
    kind: "whole",
    source: page("terms"),
    description: "What Cosmic Blueprint offers, what it costs, and what it is not.",
    isPublic: true,
    isStill: true,
  },
  {
    path: paths.privacy(),
    kind: "whole",
    source: page("privacy"),
    description: "What Cosmic Blueprint keeps about you, for how long, and how to delete it.",
    isPublic: true,
    isStill: true,
  },
  { path: paths.auth(), kind: "whole", source: page("auth") },
  { path: paths.forgotPassword(), kind: "whole", source: page("forgot-password") },
  { path: paths.emailAuth(), kind: "shell", title: "Welcome Back", source: page("email-auth") },
  {
    path: paths.resetPassword(),
    kind: "shell",
    title: "Set New Password",
    source: page("reset-password"),
  },
  {
    path: paths.confirmEmail(),
    kind: "shell",
    title: "Confirm Your Email Address",
    source: page("confirm-email"),
  },
  {
    path: paths.dashboard(),
    kind: "shell",
    title: "Your Cosmic Dashboard",
    source: page("dashboard"),
  },
  { path: paths.yourData(), kind: "shell", title: "Your data", source: page("your-data") },
  { path: paths.trial(), kind: "shell", title: "Blind Trial", source: page("trial") },
  { path: paths.quiz(), kind: "shell", title: "Quiz", source: page("quiz") },
  { path: paths.mbtiResult(), kind: "shell", title: "Your Type", source: page("mbti-result") },
  { path: paths.sitting(), kind: "shell", title: "Make It Surer", source: page("sitting") },
  {
    path: paths.generatingProfile(),
    kind: "shell",
    title: "Generating Your Blueprint",
    source: page("generating"),
  },
  { path: paths.result(), kind: "shell", title: "Your Blueprint", source: page("result") },
  {
    path: paths.checkoutSuccess(),
    kind: "shell",
    title: "Payment",
    source: page("checkout-success"),
  },
  { path: paths.admin(), kind: "shell", title: "Admin", source: page("admin") },
  { path: null, kind: "whole", isStill: true },
];

/** The file a web server maps the address to: `/quiz` is quiz.html. */
export function getFileName({ path }: BuiltPage): string {
  if (path === null) return "404.html";
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
