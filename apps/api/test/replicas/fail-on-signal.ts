// Loaded before the API: rejects without a handler when a signal arrives.
process.on("SIGWINCH", () => {
  void Promise.reject(new Error("uncaught canary@cosmic.test"));
});
