/** Addresses that lead to no page: unknown, second addresses of a page or of the API, unreadable. */
export const UNKNOWN_PATHS = `
  /nope /nope?x=%2e /quiz/deeper /QUIZ /quiz;x /quiz\\.. /apiary /healthzz /healthz/ /readyz/x
  /metrics /assets /assets/ /assets/none.js /assets/index /quiz/ /quiz// //quiz // /quiz.html
  /quiz.html?x /quiz.html.br /quiz.html.gz /index /index.html /404 /404/ /404.html /favicon.svg/
  /./quiz /x/../quiz /assets/../quiz /reset-password%2ehtml /index.htm%6c /%71uiz /quiz%00
  //api/auth/user /%61pi/auth/user /api%2fauth /quiz/../api/auth/user /% /%00 /%E0%A4%A
`
  .trim()
  .split(/\s+/);

/** Files and pages that scanners look for, none of which may be served. */
export const EXPOSED_PATHS = `
  /.env /.env.local /.env.production /.git/HEAD /.git/config /.gitignore /.npmrc /.ssh/id_rsa
  /.aws/credentials /.DS_Store /.htpasswd /.well-known/none /..%2f.env /%2e%2e/.env
  /%2e%2e%2f%2e%2e%2fetc/passwd /..%5c..%5cetc/passwd /../.env /../../etc/passwd
  /....//....//etc/passwd /assets/../../package.json /assets/..%2f..%2fpackage.json
  /assets%2f..%2f.env /%252e%252e/.env /etc/passwd /proc/self/environ /package.json
  /pnpm-lock.yaml /pnpm-workspace.yaml /tsconfig.json /turbo.json /vite.config.ts
  /docker-compose.yml /Dockerfile /nginx.conf /site-headers.conf /openapi.json /main.js
  /main.js.map /index.js.map /assets/index.js.map /src/main.tsx /src/main.ts
  /node_modules/react/package.json /server-status /nginx_status /metrics /debug/pprof
  /phpinfo.php /wp-admin /wp-login.php /admin.php /backup.sql /dump.sql /database.sqlite
  /.local/data /data/payments /config.json /id_rsa /web.config /:write /:webhook /:refused/413
`
  .trim()
  .split(/\s+/);

/** Addresses that are the API's to answer, also where it does not know them. */
export const API_PATHS = `
  /api /api?x=1 /api/ /api/auth/user /api/auth/user?x=%2f&y=// /api/auth/user/x.css /api//double
  /api/a%2fb /api/../quiz /api/%2e%2e/quiz /api/missing /api/x.html /api/x/
  /api/profiles/a+b;c=1 /api/stripe/webhook /api/stripe/webhook?x /healthz /healthz?x=1 /readyz
`
  .trim()
  .split(/\s+/);
