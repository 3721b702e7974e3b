import { Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";
import { AI_OUTCOMES, DATABASE_FAILURES, READ_ANSWERS, WEBHOOK_OUTCOMES } from "./label-values.ts";

/** Seconds; the longest answer is a report that an AI writes. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];

/** Counts one thing that can end in a few ways, all of them named here, so that no series is a surprise. */
type CountBy<Value extends string> = (value: Value, by?: number) => void;

/** Work to be done before the metrics are read. Must end soon and never throw. */
type BeforeReading = () => void | Promise<void>;

/**
 * What one process counts about itself. Labels take only values written down in the code: no address,
 * no id and nothing that a user typed becomes one.
 */
export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of one process, all at zero. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const beforeReading: BeforeReading[] = [];

  function countBy<Value extends string>(
    name: string,
    help: string,
    label: string,
    values: readonly Value[],
  ): CountBy<Value> {
    const counter = new Counter({ name, help, labelNames: [label], registers });
    for (const value of values) counter.inc({ [label]: value }, 0);
    return (value, by = 1) => counter.inc({ [label]: value }, by);
  }
  const count = (name: string, help: string) => {
    const counter = new Counter({ name, help, registers });
    return () => counter.inc();
  };
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const gaugeBy = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const seconds = (name: string, help: string) =>
    new Histogram({ name, help, buckets: DURATION_BUCKETS, registers });

  const operators = countBy(
    "cosmic_operator_sign_ins_total",
    "Sign-ins to the operator's panel.",
    "outcome",
    ["succeeded", "failed", "code_failed"],
  );
  return {
    registry,
    /** Registers work to be done each time before the metrics are read. */
    onReading: (work: BeforeReading) => void beforeReading.push(work),
    /** Every figure in the text format of Prometheus. */
    async read(): Promise<string> {
      await Promise.all(beforeReading.map(async (work) => await work()));
      return await registry.metrics();
    },

    requestSeconds: new Histogram({
      name: "cosmic_http_request_duration_seconds",
      help: "Time from a request's headers to the end of its answer.",
      buckets: DURATION_BUCKETS,
      labelNames: ["method", "route", "status"],
      registers,
    }),
    requestsInFlight: gauge("cosmic_http_requests_in_flight", "Requests being answered."),
    recordShed: count("cosmic_http_requests_shed_total", "Requests answered 503 as too many run."),
    recordRejected: countBy(
      "cosmic_http_requests_turned_away_total",
      "Requests answered 429 or 503, by why.",
      "reason",
      ["rate_limited", "database", "other"],
    ),
    recordUnmatched: count(
      "cosmic_http_requests_unmatched_total",
      "Requests for an address or method that does not exist.",
    ),
    ready: gauge("cosmic_ready", "1 while the readiness check would pass."),

    databaseConnections: gaugeBy("cosmic_database_connections", "Connections of the pool.", [
      "state",
    ]),
    databaseWaiting: gauge("cosmic_database_waiting", "Queries that wait for a connection."),
    databaseSize: gauge("cosmic_database_size_bytes", "Size of the database on its server's disk."),
    querySeconds: seconds("cosmic_database_query_duration_seconds", "Time of one statement."),
    recordDatabaseError: countBy(
      "cosmic_database_errors_total",
      "Statements that failed, by why. A broken rule of the schema is part of ordinary work.",
      "kind",
      DATABASE_FAILURES,
    ),
    recordReplicaRead: countBy(
      "cosmic_database_replica_reads_total",
      "Lists of the panel where a replica is configured, by what answered.",
      "answered_by",
      READ_ANSWERS,
    ),

    jobs: gaugeBy("cosmic_jobs", "Jobs in the queue that all processes share.", ["queue", "state"]),
    oldestJob: gaugeBy(
      "cosmic_jobs_oldest_waiting_seconds",
      "Age of the oldest job not done yet; 0 where none waits.",
      ["queue"],
    ),
    recordJob: countBy("cosmic_job_attempts_total", "Attempts at jobs.", "outcome", [
      "done",
      "failed",
    ]),
    recordMail: countBy("cosmic_mails_total", "Mails that left the outbox.", "outcome", [
      "sent",
      "dropped",
    ]),

    recordReport: countBy("cosmic_reports_total", "Reports asked for.", "outcome", [
      "written",
      "failed",
    ]),
    recordWriter: countBy(
      "cosmic_reports_written_total",
      "Reports and parts of reports, by whose words they got in the end.",
      "writer",
      ["built_in", "ai"],
    ),
    recordAiCall: countBy(
      "cosmic_ai_calls_total",
      "Calls of the language model; paused ones were not made.",
      "outcome",
      AI_OUTCOMES,
    ),
    aiCallSeconds: seconds("cosmic_ai_call_duration_seconds", "Time of one call that was made."),
    recordAiTokens: countBy("cosmic_ai_tokens_total", "Tokens used.", "direction", [
      "input",
      "output",
    ]),
    aiPaused: gauge("cosmic_ai_paused", "1 while the language model is left alone as it fails."),

    recordCheckout: countBy("cosmic_checkouts_total", "Checkouts asked for.", "outcome", [
      "started",
      "failed",
    ]),
    recordWebhookEvent: countBy(
      "cosmic_webhook_events_total",
      "Events that the payment provider sent, by outcome.",
      "outcome",
      WEBHOOK_OUTCOMES,
    ),
    paymentsWaiting: gauge(
      "cosmic_payments_awaiting_settlement",
      "Finished checkouts whose money has not come yet.",
    ),
    paymentEventsWaiting: gauge("cosmic_payment_events_waiting", "Events not dealt with yet."),
    oldestPaymentEvent: gauge(
      "cosmic_payment_events_oldest_waiting_seconds",
      "Age of the oldest of them; 0 where none waits.",
    ),

    recordSignIn: countBy("cosmic_sign_ins_total", "Sign-ins of people.", "outcome", [
      "succeeded",
      "failed",
    ]),
    recordOperatorSignIn: operators,
    recordBrowserError: count("cosmic_browser_errors_total", "Failures reported by browsers."),
  };
}
