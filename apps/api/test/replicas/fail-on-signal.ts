// Loaded before the API: fails, on a signal, in a way that nobody catches.
process.on("SIGWINCH", () => {
  void Promise.reject(new Error("nobody caught this canary@cosmic.test"));
});
