/** What `pnpm audit` found out: it ends with 1 both for a weakness and for a registry that does not answer. */
export function judgeAudit(code: number, output: string): "clean" | "weak" | "unknown" {
  if (code === 0) return "clean";
  return /ERR_PNPM_AUDIT|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT/.test(output) ? "unknown" : "weak";
}
